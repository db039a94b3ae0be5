extension CachePolicy {
  init(_ rules: UIKitRules.Caching) {
    memoryIsShort = rules.forgetsWhenMemoryIsShort ? Self.forgetAll : Self.forgetNothing
    cost = rules.countsCostsGiven ? Self.asGiven : Self.byteCount
  }

  /// The belief that a cache never forgets.
  static let forgetNothing: @Sendable () -> Void = {}

  /// The belief that a cache knows how many bytes its objects take.
  static let byteCount: @Sendable (AnyObject, Int) -> Int = { object, given in
    switch object {
    case let image as UIImage: image.bitmap.bytesPerRow * image.bitmap.height
    case let data as NSData: data.length
    default: given
    }
  }
}
