/// A colour: four fixed parts, or a choice made by traits whenever it is asked.
///
/// Two fixed colours are equal where their parts are, two dynamic ones where they are the same.
public final class UIColor: NSObject, Sendable {
  private enum Paint {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  // Safe: never changed, and only one thread of a program runs at a time.
  private nonisolated(unsafe) let paint: Paint

  private init(_ paint: Paint) { self.paint = paint }

  /// - Parameters: from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// A colour that asks again whenever it is resolved.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  // MARK: Resolving

  /// The fixed colour that this one is under these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch paint {
    case .fixed: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// What the colour is under the current traits, for good.
  public var cgColor: CGColor {
    switch paint {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch paint {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The parts under the current traits.
  ///
  /// - Returns: whether the colour has such parts, which it always has.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Comparing and printing

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let color) = paint, case .fixed(let otherColor) = other.paint else {
      return self === other
    }
    return color == otherColor
  }

  public override var hash: Int {
    guard case .fixed(let color) = paint else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }

  public override var description: String {
    guard case .fixed(let color) = paint else { return "<UIDynamicProviderColor>" }
    let parts = [color.red, color.green, color.blue, color.alpha].map(short)
    return "UIExtendedSRGBColorSpace \(parts.joined(separator: " "))"
  }

  private func short(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
