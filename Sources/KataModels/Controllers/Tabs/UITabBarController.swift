/// Several screens side by side, of which one is shown, and a bar to choose by.
///
/// A selection starts inside the setter; the new screen comes into the window at the end of the
/// turn (github.com/tommywutong/obsidian-notes @bdb7168).
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public final let tabBar = UITabBar.ofController()
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// By which its screens change.
  package final var rules = UIKitRules.current.appearance

  /// One a tab; those of `tabs` may not be made yet.
  final var places: [TabPlace] = []
  final var selection: Int?
  /// The screen whose view is in this controller's view.
  final var shown: UIViewController?
  final var transition: ScreenTransition?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
    tabBar.delegate = self
    tabBar.maySelect = { [weak self] index in self?.maySelect(index) ?? false }
    tabBar.selected = { [weak self] index in self?.tapSelected(index) }
  }

  /// A controller that starts with these tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Screens

  /// Of the screens that `tabs` make, those that have been made.
  open var viewControllers: [UIViewController]? {
    get { places.isEmpty ? nil : places.compactMap(\.existing) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen that is selected stays so where it is among the new ones; otherwise the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    take((viewControllers ?? []).map { .screen($0) })
  }

  /// `NSNotFound` where there is nothing to select.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard places.indices.contains(newValue) else { return }
      selectInCode(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { selection.flatMap { places[$0].screen } }
    set {
      guard let index = places.firstIndex(where: { $0.existing === newValue }) else { return }
      selectInCode(index)
    }
  }

  // MARK: Tabs

  /// The tabs that the controller was given; empty where it was given `viewControllers`.
  open var tabs: [UITab] {
    get { places.compactMap(\.tab) }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabs { tab.tabBarController = self }
    take(tabs.map { .tab($0) })
  }

  open var selectedTab: UITab? {
    get { selection.flatMap { places[$0].tab } }
    set {
      guard let index = places.firstIndex(where: { $0.tab === newValue }) else { return }
      selectInCode(index)
    }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }

  /// The bar, for overriding: a tap on an item comes here before anything else happens.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override var runningTransition: ScreenTransition? { transition ?? super.runningTransition }

  // MARK: Layout

  package override func rootViewWillLayout() {
    super.rootViewWillLayout()
    placeBar()
    showSelection()
    fitShownScreen()
  }
}

extension UIViewController {
  /// The nearest tab bar controller above; nil where there is none.
  public final var tabBarController: UITabBarController? {
    ancestor(of: UITabBarController.self)
  }

  /// The nearest tab whose screen this is, or is above this one.
  public final var tab: UITab? {
    guard let tabs = tabBarController?.tabs else { return nil }
    return tabs.first { tab in lineage.contains { $0 === tab.made } }
  }
}
