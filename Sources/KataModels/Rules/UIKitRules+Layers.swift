extension UIKitRules {
  /// What a layer's looks do to what is drawn.
  public struct Layers: Codable, Sendable, Hashable {
    @Rule(
      "A corner radius rounds background and border; content and subviews stay square unless the view clips",
      since: "iOS 3", source: "developer.apple.com/documentation/quartzcore/calayer/cornerradius")
    public var radiusClips = false

    @Rule(
      "A view that clips to its bounds shows no shadow, which lies outside of them",
      since: "iOS 3.2", source: "developer.apple.com/documentation/quartzcore/calayer/maskstobounds"
    )
    public var clippingCutsShadow = true

    public init() {}
  }
}
