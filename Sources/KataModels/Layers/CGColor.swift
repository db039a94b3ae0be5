/// Four fixed numbers, from 0 to 1. Foundation has it on Apple's systems only.
public final class CGColor: Hashable, Sendable {
  let red, green, blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
