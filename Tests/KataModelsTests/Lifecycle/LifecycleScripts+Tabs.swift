import KataModels
import KataStage

extension LifecycleScripts {
  static let tabs: [String: Script] = [
    "T02": {
      let (stage, tabs) = withTabs([A(), B()])
      return traced(.loading, .appearance, .isAppearing) {
        tabs.selectedIndex = 1
        Tracer.output("Main.setterReturns")
        stage.settle()
      }
    },
    "T05": {
      let (stage, _) = withTabs(
        [A().named("First"), B().named("Second")], in: ToldTabs().named("Tab"))
      return traced(.loading, .appearance) {
        stage.tap(CGPoint(x: 300, y: 780))
        stage.settle()
      }.filter { $0 != "First.viewDidDisappear" }
    },
    "T06": {
      let (controller, delegate) = (UITabBarController(), TabDelegate())
      controller.tabs = ["x", "y"].map(tab)
      controller.delegate = delegate
      let stage = Stage(controller)
      return traced {
        stage.tap(CGPoint(x: 100, y: 780))
        stage.settle()
      }.map { String($0.prefix { $0 != "(" }) }
    },
    "T09": {
      let (controller, delegate) = (UITabBarController(), TabDelegate())
      controller.delegate = delegate
      return traced { controller.tabs = ["x", "y"].map(tab) }
    },
  ]

  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in A().named(tab.title) }
  }
}

/// A tab bar controller on stage that has been given these screens.
@MainActor func withTabs(
  _ screens: [UIViewController], in tabs: UITabBarController = UITabBarController()
) -> (Stage, UITabBarController) {
  tabs.viewControllers = screens
  return (Stage(tabs), tabs)
}

/// Says what its bar tells it.
final class ToldTabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    Tracer.output("Tab.tabBar(didSelect)")
  }
}

/// Says what it is asked and told.
@MainActor final class TabDelegate: UITabBarControllerDelegate {
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    Tracer.output("TabDelegate.shouldSelectTab(\(tab.title))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    Tracer.output(
      "TabDelegate.didSelectTab(\(selectedTab.title), previous \(previousTab?.title ?? "nil"))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Tracer.output("TabDelegate.shouldSelect(\(Tracer.name(of: viewController)))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    Tracer.output("TabDelegate.didSelect(\(Tracer.name(of: viewController)))")
  }
}
