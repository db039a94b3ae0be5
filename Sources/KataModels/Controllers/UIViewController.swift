/// One screen, or a part of one: it owns a view and hears when that comes and goes.
@MainActor open class UIViewController: UIResponder {
  // MARK: What it is made of

  final var loadedView: UIView?
  final var appearance = AppearanceState()
  final var presentation = PresentationState()
  final var offspring: [UIViewController] = []
  public internal(set) final weak var parent: UIViewController?

  /// What the controller itself takes from its root view's safe area.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != .zero { SafeArea.isUsed = true }
      SafeArea.setNeedsTelling()
    }
  }

  /// What the bars of the container it is in take from its root view's safe area.
  final var barInsets = UIEdgeInsets.zero {
    didSet {
      guard barInsets != oldValue else { return }
      SafeArea.isUsed = true
      SafeArea.setNeedsTelling()
    }
  }

  /// Shows the controller's view light or dark, whatever surrounds it.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { TraitObservers.setNeedsUpdate() }
  }

  open var title: String? {
    didSet { MainThreadChecker.check(self, "setTitle:") }
  }
  public private(set) final lazy var navigationItem = UINavigationItem(title: title)

  // MARK: Making

  /// - Parameter nibName: must be nil: the model reads no nibs.
  public init(nibName: String?, bundle: Bundle?) {
    if nibName != nil { fatalError("UIKit loads nibs; the course's model leaves them out") }
    super.init()
    Survivors.note(self)
    LoadingPolicy.current.afterInit(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Nil always: the model reads no nibs and storyboards.
  public required init?(coder: NSCoder) { return nil }

  deinit { Tracer.sendDeinit(of: self) }

  // MARK: Loading

  /// The controller's root view. Reading it loads it; setting it to nil lets it be loaded again.
  open var view: UIView! {
    get {
      MainThreadChecker.check(self, "view")
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view and assigns it to `view`. Only `view` calls it; an override needn't call
  /// this one.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func viewDidLoad() {}
  open func loadViewIfNeeded() { loadIfNeeded() }

  // MARK: Appearing and disappearing

  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and has its size and traits; sent once an appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that it is about to appear or disappear, where the parent does so itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated)
  }

  /// Tells a child that what was begun is over.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether children hear what the parent hears; a container that answers false tells them
  /// itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// The root view's constraints are to be updated. An override calls this one last, or the root
  /// view's own `updateConstraints` is left out.
  open func updateViewConstraints() { viewIfLoaded?.sendOwnUpdateConstraints() }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Sets what the screen shows and how it looks, before layout and apart from it. Only the system
  /// calls it, from iOS 26 on: at first, and where `setNeedsUpdateProperties` asked for it
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()).
  open func updateProperties() {}

  /// Asks for `updateProperties` at the end of the turn; it lays nothing out.
  open func setNeedsUpdateProperties() { viewIfLoaded?.mark(.controllerProperties) }

  /// Does now what was asked for, in this controller, its view and what that holds.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesOfTree() }

  /// The root view's `safeAreaInsets` have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Before the view gets another size. Hands the size on to the children whose views have
  /// another one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    handOnTransition(to: size, coordinator)
  }

  /// The system is short of memory. Views stay loaded.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  open var children: [UIViewController] { offspring }

  /// Makes `child` a child, and tells it `willMove(toParent:)`; `didMove(toParent:)` is the
  /// caller's to send.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Leaves the parent, and tells itself `didMove(toParent: nil)`; `willMove(toParent: nil)` was
  /// the caller's to send.
  open func removeFromParent() { leaveParent() }

  /// Lets go of a child that leaves by itself or for another parent; it is told nothing of that.
  func disown(_ child: UIViewController) { forget(child) }

  /// Ends the tie to a child that a change of screens has taken away.
  func forget(_ child: UIViewController) {
    offspring.removeAll { $0 === child }
    child.parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// True inside the appearance callbacks of a controller that is being added to a container.
  public internal(set) final var isMovingToParent = false
  /// True inside the disappearance callbacks of a controller that is being taken out of one.
  public internal(set) final var isMovingFromParent = false

  // MARK: Presentation

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// True keeps a finger from dragging the controller away.
  open var isModalInPresentation = false
  /// Whether a `currentContext` presentation covers this controller and not one above it.
  open var definesPresentationContext = false

  /// Shows another screen over this one, until it is dismissed.
  ///
  /// Who presents is the controller above all others here; for the `currentContext` styles the
  /// nearest one that defines a context. A controller that isn't in a window, or that presents
  /// already, presents nothing, and the system logs a line.
  ///
  /// - Parameter completion: runs when the screen has appeared.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    MainThreadChecker.check(self, "presentViewController:animated:completion:")
    startPresenting(viewController, animated, completion)
  }

  /// Takes away what this controller, or one above it, presents, with all that is presented over
  /// that; where nothing is, asks whoever presents this controller.
  ///
  /// - Parameter completion: runs when the screen has disappeared; it is freed after that.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated, completion)
  }

  /// True in the appearance callbacks of a controller that is being presented.
  public internal(set) final var isBeingPresented = false
  /// True in the disappearance callbacks of a controller that is being dismissed.
  public internal(set) final var isBeingDismissed = false

  // MARK: Tabs

  public final lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title)

  // MARK: Responding

  /// Whoever presents the controller, else what lies above its view: that view's superview.
  open override var next: UIResponder? {
    if let presenter = presentation.controller?.presenter { return presenter }
    return loadedView?.superview
  }

  // MARK: Left out, and open so that an override is told

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  open func viewLayoutMarginsDidChange() {}

  @available(*, unavailable, message: "deprecated since iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What the root view tells its controller

  /// Before the root view enters or leaves a window, when `view.window` is still the old one.
  package func rootViewWillMove(toWindow window: UIWindow?) { viewWillMove(to: window) }
  package func rootViewDidMove(toWindow window: UIWindow?) { viewDidMove(to: window) }
  /// Before the root view's `layoutSubviews`.
  package func rootViewWillLayout() { send(AppearanceCallback.beforeLayout) }
  package func rootViewDidLayout() { send(AppearanceCallback.afterLayout) }

  /// The change of its screens that a container is in the middle of.
  var runningTransition: ScreenTransition? { appearance.transition }
}
