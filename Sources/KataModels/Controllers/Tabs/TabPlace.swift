/// What a tab bar controller has in one place: a screen, or a tab that makes one.
@MainActor enum TabPlace {
  case screen(UIViewController)
  case tab(UITab)

  var tab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }

  /// Makes a tab's screen.
  var screen: UIViewController? {
    switch self {
    case .screen(let screen): screen
    case .tab(let tab): tab.viewController
    }
  }

  /// The screen where there is one already.
  var existing: UIViewController? {
    switch self {
    case .screen(let screen): screen
    case .tab(let tab): tab.made
    }
  }

  var item: UITabBarItem {
    switch self {
    case .screen(let screen): screen.tabBarItem ?? UITabBarItem()
    case .tab(let tab): UITabBarItem(title: tab.title)
    }
  }
}
