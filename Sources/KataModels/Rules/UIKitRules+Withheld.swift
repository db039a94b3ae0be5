extension UIKitRules {
  /// What the model doesn't answer because a learner is to write it. No rule of UIKit's: nothing here
  /// is in the catalogue.
  public struct Withheld: Codable, Sendable, Hashable {
    /// `hitTest(_:with:)`, and with it every touch.
    public var hitTest = false
    /// `convert(_:to:)` and `convert(_:from:)`.
    public var convert = false

    public init() {}

    /// Ends the program with a sentence for whoever looks for the built-in answer.
    static func refuse(_ member: String) -> Never {
      fatalError("\(member) is what you are asked to write")
    }
  }
}
