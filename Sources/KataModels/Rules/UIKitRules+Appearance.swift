extension UIKitRules {
  /// When a controller's view is loaded, and what its appearing and disappearing calls.
  public struct Appearance: Codable, Sendable, Hashable {
    @Rule(
      "A push loads the new screen, then the old one starts leaving, and the old one is gone before the new one has arrived",
      since: "iOS 11",
      source:
        "github.com/tommywutong/obsidian-notes @bdb7168; github.com/hdk2200/UIViewControllerLifeCycle @e33e90e"
    )
    public var push: [TransitionStep] = [
      .newWillMoveToParent, .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow,
      .transitionRuns, .oldDidDisappear, .newDidAppear, .newDidMoveToParent,
    ]

    @Rule(
      "A pop sends the same four callbacks with the roles exchanged, and frees the popped screen last",
      since: "iOS 5",
      source:
        "github.com/hdk2200/UIViewControllerLifeCycle @e33e90e; arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
    )
    public var pop: [TransitionStep] = [
      .oldWillMoveToParent, .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow,
      .buriedAreReleased, .transitionRuns, .oldDidDisappear, .oldDidMoveToParent, .newDidAppear,
    ]

    @Rule(
      "A view is loaded once, at the first reading of 'view', and kept for every later visit",
      since: "iOS 6", source: "developer.apple.com/documentation/uikit/uiviewcontroller/view")
    public var loading = Loading.once

    @Rule(
      "viewIsAppearing is sent once an appearance, when the view is in the window and before it lays out",
      since: "iOS 13",
      source: "developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)")
    public var layout: [LayoutStep] = [
      .viewIsAppearing, .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews,
    ]

    @Rule(
      "An animated push or pop takes about a third of a second",
      since: "iOS 7", source: "github.com/tommywutong/obsidian-notes @bdb7168 (timestamps)",
      disputed: "Sources measure from 0.35 to 0.5 seconds")
    public var transitionSeconds = 0.35

    public init() {}
  }

  /// When `viewDidLoad` runs.
  public enum Loading: String, Codable, Sendable, Hashable {
    case once, atInit, atEveryVisit
  }

  /// One callback of a root view's first layout in an appearance.
  public enum LayoutStep: String, Codable, Sendable, Hashable {
    case viewIsAppearing, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
  }
}
