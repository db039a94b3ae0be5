/// UIKit's behaviour as data: each rule is a threshold, a flag or an order of callbacks.
public struct UIKitRules: Codable, Sendable, Hashable {
  public init() {}

  /// The rules this program runs under: the truth, or what `UIKATA_RULES` lays over it.
  public static let current = UIKitRules()
}
