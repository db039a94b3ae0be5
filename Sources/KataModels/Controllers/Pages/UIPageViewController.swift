/// Shows one page after another; a finger turns them.
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// Whose pages a finger turns to; without it no finger turns any.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// By which its pages change.
  package final var rules = UIKitRules.current.appearance

  /// The page that is shown.
  final var page: UIViewController?
  final var transition: ScreenTransition?
  private final let drag: ScreenDrag

  /// - Parameter options: must be nil: the model has one page at a time, without spaces. Of another
  ///   type it couldn't be overridden as iOS code does, so that this is only found at run time.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    // They could change where pages lie; a program that sets them would learn something wrong.
    if options != nil {
      fatalError("UIKit has options of pages; the course's model leaves them out")
    }
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let isHorizontal = navigationOrientation == .horizontal
    drag = ScreenDrag(
      along: isHorizontal ? CGPoint(x: -1, y: 0) : CGPoint(x: 0, y: -1), isOneWay: false)
    super.init(nibName: nil, bundle: nil)
    follow(drag)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Pages

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Changes to another page.
  ///
  /// - Parameters:
  ///   - viewControllers: exactly one: the model shows one page at a time, and traps otherwise.
  ///   - completion: runs when the page has come, and is told whether it did.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    // UIKit traps for another number than its spine asks for; the model has no spine but for one.
    if pages.count != 1 { fatalError("a page controller of the course's model shows one page") }
    show(pages[0], animated, completion)
  }

  override var runningTransition: ScreenTransition? { transition ?? super.runningTransition }

  // MARK: Layout

  package override func rootViewWillLayout() {
    super.rootViewWillLayout()
    if drag.view == nil { view.addGestureRecognizer(drag) }
    fitPage()
  }

  private func fitPage() {
    guard transition == nil, let room = viewIfLoaded, let pageView = page?.view else { return }
    if pageView.superview !== room { room.addSubview(pageView) }
    if pageView.frame != room.bounds { pageView.frame = room.bounds }
  }
}

/// Knows which page comes before and after another.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
