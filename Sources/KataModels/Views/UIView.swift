/// A rectangle on screen that shows something, holds other views and gets touches.
///
/// What a subclass may override stands here, since Swift lets nothing in an extension be overridden;
/// the rest lies beside it.
@MainActor open class UIView: UIResponder {
  // MARK: What it is made of

  // The tree is also taken apart in `deinit`, which belongs to no actor; by then nobody else can
  // reach this view, so the unsafe access races with nothing. The links up are cleared by whoever
  // they lead to, and counting their references would cost every step of every conversion.
  nonisolated(unsafe) final var children: [UIView] = []
  nonisolated(unsafe) final var above: Unmanaged<UIView>?
  nonisolated(unsafe) final unowned(unsafe) var root: UIWindow?

  // Read on the way up by code that belongs to no actor, and only called from main-actor methods:
  // a check of the actor at each step would cost more than the step.
  nonisolated(unsafe) final var geometry: ViewGeometry
  nonisolated(unsafe) final var visibility = ViewVisibility()
  final var autoresizing = Autoresizing()
  final var needs = PassNeeds()
  final var recognizers: [UIGestureRecognizer] = []
  nonisolated(unsafe) final var surroundings: Surroundings?

  /// The controller whose root view this is.
  package final weak var controller: UIViewController? {
    didSet { hasController = controller != nil }
  }
  /// False spares the weak reference; it may still be true when the controller is gone.
  final var hasController = false

  // MARK: Making

  /// - Parameter frame: in the coordinates of the superview it will have.
  public init(frame: CGRect) {
    var geometry = ViewGeometry()
    geometry.place(in: frame)
    self.geometry = geometry
    super.init()
    if isDrawn { needs.marked.insert(.display) }
    if Replay.isWanted { LooseViews.note(self) }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Nil always: the model reads no nibs and storyboards.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry()
    return nil
  }

  deinit { takeApart() }

  // MARK: Geometry

  /// The box around the view, in its superview's coordinates. Setting it while the transform is
  /// other than the identity is undefined: use `bounds` and `center`.
  open var frame: CGRect {
    get { GeometryPolicy.current.frame(answered) }
    set {
      MainThreadChecker.check(self, "setFrame:")
      changeGeometry { $0.place(in: newValue) }
    }
  }

  /// The same rectangle in the view's own coordinates; moving its origin moves what it holds.
  open var bounds: CGRect {
    get { GeometryPolicy.current.bounds(answered) }
    set {
      MainThreadChecker.check(self, "setBounds:")
      changeGeometry { $0.bounds = newValue.standardized }
    }
  }

  /// In the superview's coordinates.
  open var center: CGPoint {
    get { answered.center }
    set {
      MainThreadChecker.check(self, "setCenter:")
      GeometryPolicy.current.move(self, newValue)
    }
  }

  /// Turns and scales the view about its centre; `bounds` and `center` stay.
  open var transform: CGAffineTransform {
    get { answered.transform }
    set {
      MainThreadChecker.check(self, "setTransform:")
      changeGeometry { $0.transform = newValue }
    }
  }

  /// The point that `center` places and the transform turns about, as a share of the size.
  /// Changing it moves the frame, not the centre.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { changeGeometry { $0.anchor = newValue } }
  }

  // MARK: Size

  /// What gives way when the superview changes its size; nothing unless set.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set { autoresizing.mask = newValue }
  }

  /// Whether the subviews get their share of a new size, each as its `autoresizingMask` says.
  open var autoresizesSubviews: Bool {
    get { autoresizing.resizesSubviews }
    set { autoresizing.resizesSubviews = newValue }
  }

  /// The size that suits the view best where it may be as large as `size`: the size it has, unless
  /// overridden (developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)).
  open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

  /// Takes the size that suits the view best; its top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(geometry.bounds.size)
    changeGeometry { $0.resize(to: size) }
  }

  /// The size that what the view shows asks for; none, unless overridden
  /// (developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize).
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Stands for a width or a height that a view's content doesn't ask for.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  // MARK: Looks

  /// What the view's layer is made of.
  open class var layerClass: AnyClass { CALayer.self }

  /// How what the view shows of its own fills its bounds.
  open var contentMode = ContentMode.scaleToFill

  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      MainThreadChecker.check(self, "setHidden:")
      AnimationPolicy.current.hide(self, newValue)
    }
  }

  /// From 0 to 1, kept in single precision as its layer's opacity is.
  open var alpha: CGFloat {
    get { CGFloat(AnimationPolicy.current.opacity(self)) }
    set {
      MainThreadChecker.check(self, "setAlpha:")
      setOpacity(Float(min(max(newValue, 0), 1)))
    }
  }

  open var backgroundColor: UIColor? {
    didSet {
      MainThreadChecker.check(self, "setBackgroundColor:")
      if AnimationContext.run != nil { animateBackground(from: oldValue) }
    }
  }

  open var clipsToBounds: Bool {
    get { visibility.clips }
    set { visibility.clips = newValue }
  }

  // MARK: Touches

  open var isUserInteractionEnabled: Bool {
    get { visibility.isInteractive }
    set { visibility.isInteractive = newValue }
  }

  /// Whether the view gets further fingers while it has one; false unless set.
  open var isMultipleTouchEnabled = false
  /// Whether touches of this view and of others in its window shut each other out.
  open var isExclusiveTouch = false

  /// The frontmost, deepest view that holds the point, in this view's coordinates; nil where
  /// this view is hidden, barred, all but transparent, or doesn't hold the point itself.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestPolicy.current.find(self, point, event)
  }

  /// Whether the view holds the point, in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    geometry.bounds.contains(point)
  }

  /// Asked of the view a recogniser hangs on before that recogniser begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? { ResponderPolicy.current.next(self) }

  // MARK: Tree

  public final var superview: UIView? { parent }
  /// Back to front.
  public final var subviews: [UIView] { children }
  /// Nil until the view is in some window's tree.
  open var window: UIWindow? { root }
  public final var tag = 0

  open func addSubview(_ view: UIView) {
    MainThreadChecker.check(self, "addSubview:")
    insert(view, at: .max)
  }

  /// - Parameter index: beyond the last one means in front of all.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, inFront: true)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, inFront: false)
  }

  open func bringSubviewToFront(_ view: UIView) { restack(view, at: .max) }

  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }

  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    exchange(children[one], children[other])
  }

  open func removeFromSuperview() {
    MainThreadChecker.check(self, "removeFromSuperview")
    leaveSuperview()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// The first with this tag among the view and what it holds, the view itself first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInTree { $0.tag == tag } }

  // MARK: Layout

  /// Asks for a layout pass at the end of the turn.
  open func setNeedsLayout() {
    MainThreadChecker.check(self, "setNeedsLayout")
    LayoutPolicy.current.mark(self)
  }

  /// Does now the layout that was asked for, from the topmost view above this one that waits for
  /// it in one unbroken line
  /// (developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()).
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    if LayoutEngine.isUsed { LayoutEngine.updateAll() }
    topmostNeedingLayout.layoutTree()
  }

  /// Sizes and places what the view holds: the subviews that have constraints, by these
  /// (developer.apple.com/documentation/uikit/uiview/layoutsubviews()). Only the system calls it.
  open func layoutSubviews() { placeByConstraints() }

  // MARK: Constraints

  /// Asks for `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() { mark(.constraints) }

  public final func needsUpdateConstraints() -> Bool { needs.marked.contains(.constraints) }

  /// Updates now the constraints of this view and of what it holds, where that was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Before layout, bottom up: the place to change constraints in a batch. Only the system calls it.
  open func updateConstraints() {}

  /// Whether the view needs constraints to be placed. The model's views update their constraints
  /// in any case.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view's own size has changed.
  open func invalidateIntrinsicContentSize() {
    // A view without variables may have got a size that gives it some.
    if surroundings?.role?.engine != nil {
      constraintsNeedRefresh()
    } else if !translatesAutoresizingMaskIntoConstraints {
      constraintsChanged()
    }
  }

  /// What a view that scrolls holds, for constraints; nil for all other views.
  var contentGuide: UILayoutGuide? { nil }

  /// Constraints have given what is scrolled another size.
  func contentGuideChanged(to size: CGSize) {}

  /// The view's `layoutMargins` may have changed.
  open func layoutMarginsDidChange() {}

  /// The view's `safeAreaInsets` have changed, after the margins that follow them.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the view's own pixels. Only the system calls it, after layout: when the view is first
  /// shown, where `setNeedsDisplay` asked for it, and at each new size where `contentMode` is
  /// `redraw`. A class that overrides it costs a bitmap a view
  /// (developer.apple.com/documentation/uikit/uiview/draw(_:)).
  ///
  /// - Parameter rect: what has to be drawn, in the view's own coordinates.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing at the end of the turn. It lays nothing out, and means no subview.
  open func setNeedsDisplay() {
    MainThreadChecker.check(self, "setNeedsDisplay")
    DisplayPolicy.current.mark(self, nil)
  }

  /// Asks for drawing a part, in the view's own coordinates; what several calls ask for is drawn at
  /// once, as the box around it.
  open func setNeedsDisplay(_ rect: CGRect) { DisplayPolicy.current.mark(self, rect) }

  // MARK: Properties

  /// Sets what the view shows and how it looks, before layout and apart from it. Only the system
  /// calls it, from iOS 26 on: at first, and where `setNeedsUpdateProperties` asked for it
  /// (developer.apple.com/documentation/uikit/uiview/updateproperties()).
  open func updateProperties() {}

  /// Asks for `updateProperties` at the end of the turn; it lays nothing out.
  open func setNeedsUpdateProperties() { mark(.properties) }

  /// Does now what was asked for, in this view and in what it holds.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Called after each change of where the view lies, whoever made it: code, constraints, masks,
  /// an animation's end or the layer.
  func geometryChanged(from old: ViewGeometry, to new: ViewGeometry) {}

  // MARK: Left out

  // Here and not beside the rest of what is left out: overriding them has to fail for the right
  // reason.

  @available(*, unavailable, message: "deprecated since iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
