extension UIKitRules {
  /// When a control sends what.
  public struct Controls: Codable, Sendable, Hashable {
    @Rule(
      "A finger that lifts up to this many points outside of a control still counts as inside",
      since: "iOS 2", source: "bubuko.com 910600 (measured once)",
      disputed: "70 and 100 points are told; katas ask only about 40 and 120")
    public var tolerance = 70.0

    @Rule(
      "A finger dragged across a control's edge sends touchDragExit or touchDragEnter before touchDragOutside or touchDragInside",
      since: "iOS 2", source: "not public",
      disputed: "re-implementations have both orders, and no kata asks")
    public var crossingComesFirst = true

    @Rule(
      "A slider's knob is this many points wide, and a finger takes it up to as far from its middle",
      since: "iOS 2", source: "not public; katas ask only about fingers on the knob's middle")
    public var knobWidth = 28.0

    @Rule(
      "Setting a control's value from code sends no event",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)")
    public var codeIsSilent = true

    @Rule(
      "Under a tap recogniser of a view above, a button, switch, stepper, segmented control or page control wins, a control of one's own loses",
      since: "iOS 6",
      source:
        "developer.apple.com/documentation/uikit/uigesturerecognizer, Interacting with other user interface controls"
    )
    public var underTap = UnderTap.systemControlsWin

    public init() {}
  }

  /// Who wins where a control lies on a view with a tap recogniser.
  public enum UnderTap: String, Codable, Sendable, Hashable {
    case systemControlsWin, controlsWin, recognizersWin
  }
}
