extension UIKitRules {
  /// What an animation block does to the views it changes.
  public struct Animation: Codable, Sendable, Hashable {
    @Rule(
      "A view has its new values as soon as the block has set them; on the way is only what is seen, its layer's presentation()",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/quartzcore/calayer/presentation(); github.com/tommywutong/obsidian-notes (measured)"
    )
    public var model = ModelValue.atOnce

    @Rule(
      "isHidden isn't animatable: a view hidden in a block is gone at once",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview, Animations")
    public var hiding = Hiding.atOnce

    @Rule(
      "A view that is being animated ignores touches, unless allowUserInteraction is given",
      since: "iOS 5",
      source:
        "developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)"
    )
    public var barsTouches = true

    @Rule(
      "A layer that belongs to no view moves to new values by itself, in this many seconds; a view's layer doesn't",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/quartzcore/catransaction/animationduration(); github.com/tommywutong/obsidian-notes (measured)"
    )
    public var implicitSeconds = 0.25

    public init() {}
  }

  /// What a view answers about itself while it is animated.
  public enum ModelValue: String, Codable, Sendable, Hashable {
    case atOnce, onTheWay
  }

  /// What hiding a view inside a block does.
  public enum Hiding: String, Codable, Sendable, Hashable {
    case atOnce, fades
  }
}
