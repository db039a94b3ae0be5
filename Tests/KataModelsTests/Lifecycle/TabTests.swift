import KataModels
import KataStage
import Testing

@Suite("Tabs")
@MainActor struct TabTests {
  @Test func `load only the first screen, and another when it is visited`() {
    let (stage, tabs) = withTabs([A(), B(), C()])
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, true])
    stage.settle()
    #expect(tabs.selectedViewController is C)
    #expect(tabs.children.count == 3)
  }

  @Test func `come back without loading, the visited one first`() {
    let (stage, tabs) = withTabs([A(), B()])
    tabs.selectedIndex = 1
    stage.settle()
    let lines = traced(.loading, .appearance) {
      tabs.selectedIndex = 0
      stage.settle()
    }
    #expect(
      lines == [
        "A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test func `share the bar's width`() {
    let (stage, tabs) = withTabs([A(), B(), C(), P()])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 400, height: 49))
    for (index, x) in [50, 150, 250, 350].enumerated().reversed() {
      stage.tap(CGPoint(x: CGFloat(x), y: 775))
      stage.settle()
      #expect(tabs.selectedIndex == index)
      #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[index])
    }
  }

  @Test func `take the bar from the safe area of their screens`() {
    let (screen, tabs) = (A(), UITabBarController())
    tabs.viewControllers = [screen]
    let stage = Stage(tabs, safeArea: UIEdgeInsets(top: 40, bottom: 20))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 40, bottom: 69))
    #expect(tabs.view.safeAreaInsets == UIEdgeInsets(top: 40, bottom: 20))
    #expect(tabs.tabBar.frame.minY == 731)
    stage.settle()
  }

  @Test func `that are tapped ask the delegate, and those selected in code don't`() {
    let (stage, tabs) = withTabs([A(), B()])
    let delegate = TabDelegate()
    tabs.delegate = delegate
    #expect(
      traced { stage.tap(second) } == ["TabDelegate.shouldSelect(B)", "TabDelegate.didSelect(B)"])
    #expect(traced { tabs.selectedIndex = 0 } == [])
    delegate.allows = false
    #expect(traced { stage.tap(second) } == ["TabDelegate.shouldSelect(B)"])
    #expect(tabs.selectedIndex == 0)
    stage.settle()
  }

  @Test func `of the newer kind make their screens when they are visited`() {
    var made: [String] = []
    let (tabs, delegate) = (UITabBarController(), TabDelegate())
    tabs.tabs = ["Feed", "Profile"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.title)
        return A()
      }
    }
    tabs.delegate = delegate
    let stage = Stage(tabs)
    #expect(made == ["Feed"])
    let lines = traced { tabs.selectedTab = tabs.tab(forIdentifier: "Profile") }
    #expect(lines == ["TabDelegate.didSelectTab(Profile, previous Feed)"])
    stage.settle()
    #expect(made == ["Feed", "Profile"])
    #expect(tabs.selectedViewController?.tab === tabs.selectedTab)
  }

  @Test func `keep a stack each`() {
    let (feed, profile) = (
      UINavigationController(rootViewController: A()),
      UINavigationController(rootViewController: B())
    )
    let (stage, tabs) = withTabs([feed, profile])
    feed.pushViewController(C(), animated: true)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    feed.popViewController(animated: true)
    stage.settle()
    tabs.selectedIndex = 0
    let lines = traced(.appearance) { stage.settle() }
    #expect(lines.of("A") == ["A.viewDidAppear"])
    #expect(feed.topViewController?.view.window === stage.window)
    #expect(feed.topViewController?.tabBarController === tabs)
    #expect(profile.viewControllers.count == 1)
  }

  @Test func `that are exchanged let the old screens go`() {
    let (stage, tabs) = withTabs([A(), B()])
    let lines = traced(.appearance, .containment, .memory) {
      tabs.viewControllers = [C()]
      stage.settle()
    }
    #expect(lines.of("B") == ["B.willMove(toParent: nil)", "B.didMove(toParent: nil)", "B.deinit"])
    #expect(lines.contains("A.viewDidDisappear") && lines.contains("A.deinit"))
    #expect(tabs.children.count == 1)
    #expect(tabs.selectedViewController is C)
  }

  @Test func `that are switched twice in a turn bring the first switch to its end`() {
    let (stage, tabs) = withTabs([A(), B(), C()])
    let lines = traced(.appearance) {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
      stage.settle()
    }
    #expect(lines.of("A") == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(
      lines.of("B") == [
        "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(lines.of("C") == ["C.viewWillAppear", "C.viewDidAppear"])
  }

  private let second = CGPoint(x: 300, y: 775)
}
