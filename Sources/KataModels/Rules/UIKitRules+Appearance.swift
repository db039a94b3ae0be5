extension UIKitRules {
  /// When a controller's view is loaded, and what its appearing and disappearing calls.
  ///
  /// Order belongs to the container: each has one of its own here, side by side. Old and new are
  /// the screens that go and come. Where a finger may let go too early, the rule whose name ends in
  /// `Cancelled` says what then comes in place of what follows `transition.runs`.
  public struct Appearance: Codable, Sendable, Hashable {
    // MARK: Navigation controllers

    @Rule(
      "A push returns first; then it loads the new screen, the old one starts leaving, and the old one is gone before the new one has arrived",
      in: .arrivals, since: "iOS 11",
      source:
        "github.com/tommywutong/obsidian-notes @bdb7168; github.com/hdk2200/UIViewControllerLifeCycle @e33e90e"
    )
    public var push: [TransitionStep] = [
      .newWillMoveToParent, .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow,
      .transitionRuns, .oldDidDisappear, .newDidAppear, .newDidMoveToParent,
    ]

    @Rule(
      "A pop sends the same four callbacks with the roles exchanged, and frees the popped screen last",
      in: .departures, since: "iOS 5",
      source:
        "github.com/hdk2200/UIViewControllerLifeCycle @e33e90e; arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"
    )
    public var pop: [TransitionStep] = [
      .oldWillMoveToParent, .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow,
      .buriedAreReleased, .transitionRuns, .oldDidDisappear, .oldDidMoveToParent, .newDidAppear,
    ]

    @Rule(
      "A finished swipe back sends what a pop sends, the first half as the finger starts",
      in: .departures, since: "iOS 7",
      source: "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html")
    public var swipeBack: [TransitionStep] = [
      .oldWillMoveToParent, .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow,
      .transitionRuns, .oldDidDisappear, .oldDidMoveToParent, .newDidAppear,
    ]

    @Rule(
      "A cancelled swipe back takes the lower screen away again, then brings the top one back, which never disappeared",
      in: .returns, since: "iOS 7",
      source:
        "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html; blog.csdn.net/wf96390/article/details/51045165"
    )
    public var swipeBackCancelled: [TransitionStep] = [
      .newWillDisappear, .newDidDisappear, .oldWillAppear, .oldDidAppear,
    ]

    // MARK: Presentations

    @Rule(
      "A full-screen presentation lets the new screen arrive before the presenter is gone",
      in: .arrivals, since: "iOS 5",
      source:
        "github.com/tommywutong/obsidian-notes @bdb7168; velog.io/@rudin_/iOS-LifeCycle-in-Modal; velog.io/@inwoodev/iOS-Modality"
    )
    public var fullScreenPresent: [TransitionStep] = [
      .newLoads, .oldWillDisappear, .newWillAppear, .newJoinsWindow, .transitionRuns,
      .newDidAppear, .oldDidDisappear, .completionRuns,
    ]

    @Rule(
      "A full-screen dismissal lets the presenter arrive before the dismissed screen is gone, and frees that one after the completion",
      in: .departures, since: "iOS 5",
      source: "github.com/tommywutong/obsidian-notes @bdb7168; velog.io/@inwoodev/iOS-Modality",
      disputed:
        "A test of github.com/Vercantez/openuikit has the dismissed screen gone before the presenter has arrived; three logs say otherwise"
    )
    public var fullScreenDismiss: [TransitionStep] = [
      .oldWillDisappear, .newWillAppear, .newJoinsWindow, .transitionRuns, .newDidAppear,
      .oldDidDisappear, .buriedAreReleased, .completionRuns,
    ]

    @Rule(
      "A sheet, and whatever else leaves the presenter's view in place, comes without a word to the presenter",
      in: .arrivals, since: "iOS 5",
      source:
        "velog.io/@rudin_/iOS-LifeCycle-in-Modal; velog.io/@inwoodev/iOS-Modality; WWDC 2019, session 224"
    )
    public var sheetPresent: [TransitionStep] = [
      .newLoads, .newWillAppear, .newJoinsWindow, .transitionRuns, .newDidAppear, .completionRuns,
    ]

    @Rule(
      "A sheet goes without a word to the presenter, and dismissal in code asks no delegate",
      in: .departures, since: "iOS 5",
      source: "velog.io/@rudin_/iOS-LifeCycle-in-Modal; velog.io/@inwoodev/iOS-Modality")
    public var sheetDismiss: [TransitionStep] = [
      .oldWillDisappear, .transitionRuns, .oldDidDisappear, .buriedAreReleased, .completionRuns,
    ]

    @Rule(
      "A sheet that is dragged away asks its delegate whether it should, then tells it that it will and that it did",
      in: .departures, since: "iOS 13",
      source:
        "developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate; WWDC 2019, session 224"
    )
    public var sheetDrag: [TransitionStep] = [
      .delegateWillDismiss, .oldWillDisappear, .transitionRuns, .oldDidDisappear,
      .delegateDidDismiss,
    ]

    @Rule(
      "A sheet that is pulled and let go appears anew without having disappeared",
      in: .returns, since: "iOS 13", source: "velog.io/@rudin_/iOS-LifeCycle-in-Modal")
    public var sheetDragCancelled: [TransitionStep] = [.oldWillAppear, .oldDidAppear]

    // MARK: Tabs and pages

    @Rule(
      "A tab switch starts inside the setter, with the new tab first, and the old one is gone before the new one has arrived",
      in: .arrivals, since: "iOS 5",
      source:
        "github.com/tommywutong/obsidian-notes @bdb7168; pgzxc.github.io/posts/efa3afd7.html; these logs outvote a test of github.com/Vercantez/openuikit"
    )
    public var tabSwitch: [TransitionStep] = [
      .newLoads, .newWillAppear, .oldWillDisappear, .callReturns, .newJoinsWindow,
      .transitionRuns, .oldDidDisappear, .newDidAppear,
    ]

    @Rule(
      "Pages that scroll start and end with the new one",
      in: .arrivals, since: "iOS 6",
      source: "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html")
    public var pageScroll: [TransitionStep] = [
      .newWillMoveToParent, .newLoads, .newWillAppear, .oldWillDisappear, .newJoinsWindow,
      .transitionRuns, .newDidAppear, .oldDidDisappear, .newDidMoveToParent, .completionRuns,
    ]

    @Rule(
      "Pages that scroll back bring the old one back before the new one leaves",
      in: .returns, since: "iOS 6",
      source: "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html")
    public var pageScrollCancelled: [TransitionStep] = [
      .oldWillAppear, .oldDidAppear, .newWillDisappear, .newDidDisappear,
    ]

    @Rule(
      "A page that curls starts with the new one, and the old one is gone before the new one has arrived",
      in: .arrivals, since: "iOS 5",
      source: "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html")
    public var pageCurl: [TransitionStep] = [
      .newWillMoveToParent, .newLoads, .newWillAppear, .oldWillDisappear, .newJoinsWindow,
      .transitionRuns, .oldDidDisappear, .newDidAppear, .newDidMoveToParent, .completionRuns,
    ]

    @Rule(
      "A page that uncurls takes the new one away first, both times",
      in: .returns, since: "iOS 5",
      source: "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html")
    public var pageCurlCancelled: [TransitionStep] = [
      .newWillDisappear, .oldWillAppear, .newDidDisappear, .oldDidAppear,
    ]

    // MARK: One screen

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
      "An animated change of screens takes about a third of a second",
      since: "iOS 7", source: "github.com/tommywutong/obsidian-notes @bdb7168 (timestamps)",
      disputed: "Sources measure from 0.35 to 0.5 seconds")
    public var transitionSeconds = 0.35

    public init() {}
  }
}
