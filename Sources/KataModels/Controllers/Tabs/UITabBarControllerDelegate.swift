/// Has a say in which tab is shown. The methods about tabs are sent where the controller was given
/// `tabs`, the others where it was given `viewControllers`
/// (developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Asked about each tap, also on the tab that is shown; never about a selection in code.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Told of each tap that was allowed; never of a selection in code.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Asked about each tap, also on the tab that is shown; never about a selection in code.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Told of each tap that was allowed, of a selection in code, and of the first tab as the tabs
  /// are set.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}
