extension UIKitRules {
  /// How one screen comes over another.
  public struct Presentation: Codable, Sendable, Hashable {
    @Rule(
      "A controller that names no style is presented as a sheet: a form sheet, before iOS 18 a page sheet; up to iOS 12 it filled the screen",
      since: "iOS 13",
      source: "developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic")
    public var automatic = AutomaticStyle.formSheet

    @Rule(
      "A large sheet ends this many points below the top of the safe area, so that its presenter shows above",
      since: "iOS 13", source: "not public")
    public var sheetTop = 50.0

    public init() {}
  }

  /// What `UIModalPresentationStyle.automatic` stands for.
  public enum AutomaticStyle: String, Codable, Sendable, Hashable {
    case formSheet, pageSheet, fullScreen
  }
}
