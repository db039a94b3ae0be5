/// A stack of screens of which the top one is shown.
///
/// A change of the stack returns at once; the screens change in the layout of the controller's own
/// view at the end of the turn. Changes in one turn are one transition
/// (github.com/tommywutong/obsidian-notes @bdb7168).
@MainActor open class UINavigationController: UIViewController {
  /// By which its screens change.
  package final var rules = UIKitRules.current.appearance

  final var stack: [UIViewController] = []
  /// The screen whose view is in this controller's view.
  final var shown: UIViewController?
  final var transition: ScreenTransition?
  final var isNextTransitionAnimated = false
  /// Screens that haven't been told yet that they are in the stack.
  final var newcomers: [UIViewController] = []
  /// Screens that have left the stack and wait for the next transition.
  final var leaving: [UIViewController] = []

  private final let backSwipe = ScreenDrag(along: CGPoint(x: 1, y: 0))

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    follow(backSwipe)
    change(to: [rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
    follow(backSwipe)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: The stack

  /// Bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// What the controller presents, else the top of the stack.
  open var visibleViewController: UIViewController? { presentation.presented ?? stack.last }
  open override var children: [UIViewController] { stack }

  /// Traps with UIKit's sentence where UIKit raises an exception: for a screen that is on the stack
  /// and for another navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) {
      fatalError("Pushing the same view controller instance more than once is not supported")
    }
    if viewController is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// - Returns: the screen that leaves; nil where there is nothing below it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// - Returns: the screens that leave, bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// - Returns: the screens that leave, bottom to top; nil for a controller that isn't in the
  ///   stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Traps with UIKit's sentence where UIKit raises an exception: for a screen that comes twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if Set(viewControllers).count < viewControllers.count {
      fatalError("All view controllers in a navigation controller must be distinct")
    }
    change(to: viewControllers, animated: animated)
  }

  /// Takes the top screen away under a finger that starts at the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe }

  override func disown(_ child: UIViewController) {
    if stack.contains(child) {
      child.parent = nil
      change(to: stack.filter { $0 !== child }, animated: false)
    }
    super.disown(child)
  }

  /// One that has come back meanwhile stays.
  override func forget(_ child: UIViewController) {
    if !stack.contains(child) { super.forget(child) }
  }

  override var runningTransition: ScreenTransition? { transition ?? super.runningTransition }

  // MARK: Layout

  package override func rootViewWillLayout() {
    super.rootViewWillLayout()
    if backSwipe.view == nil { view.addGestureRecognizer(backSwipe) }
    startTransitionIfNeeded()
    fitShownScreen()
  }
}

extension UIViewController {
  /// The nearest navigation controller above; nil where there is none, so that a push does nothing.
  public final var navigationController: UINavigationController? {
    ancestor(of: UINavigationController.self)
  }
}
