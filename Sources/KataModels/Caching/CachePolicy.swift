/// What caches forget, and what they count.
struct CachePolicy: Sendable {
  /// Memory is short.
  var memoryIsShort: @Sendable () -> Void
  /// What an object counts that was given with a cost.
  var cost: @Sendable (_ object: AnyObject, _ given: Int) -> Int

  static let current = CachePolicy(UIKitRules.current.caching)

  static let forgetAll: @Sendable () -> Void = { Caches.shared.forgetAll() }

  static let asGiven: @Sendable (AnyObject, Int) -> Int = { _, given in given }
}
