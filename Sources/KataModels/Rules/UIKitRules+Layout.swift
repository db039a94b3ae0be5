extension UIKitRules {
  /// How Auto Layout weighs constraints.
  public struct Layout: Codable, Sendable, Hashable {
    @Rule(
      "Constraints are satisfied in the order of their priorities, from the highest to the lowest; one that can't be is skipped",
      since: "iOS 6",
      source:
        "developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html"
    )
    public var priorityDecides = true

    @Rule(
      "A constraint of this priority or more is required; two of them that contradict each other are a conflict",
      since: "iOS 6",
      source: "developer.apple.com/documentation/uikit/uilayoutpriority/required")
    public var leastRequiredPriority = 1000.0

    @Rule(
      "Hugging keeps a view from growing beyond its own size, compression resistance from shrinking below it",
      since: "iOS 6",
      source:
        "developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)")
    public var huggingKeepsFromGrowing = true

    @Rule(
      "Each layout of the superview puts a view back to where its constraints say, whatever frame it was given",
      since: "iOS 6",
      source: "developer.apple.com/documentation/uikit/uiview/layoutsubviews()")
    public var constraintsPutFramesBack = true

    public init() {}
  }
}
