/// One screen, or a part of one: it owns a view and hears when that comes and goes.
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Loading

  open func loadView() {}
  open func viewDidLoad() {}

  // MARK: Appearing and disappearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}

  // MARK: Containment

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: What the root view tells its controller

  /// Before the root view enters or leaves a window, when `view.window` is still the old one.
  package func rootViewWillMove(toWindow window: UIWindow?) {}
  package func rootViewDidMove(toWindow window: UIWindow?) {}
  /// Before the root view's `layoutSubviews`.
  package func rootViewWillLayout() {}
  package func rootViewDidLayout() {}
}
