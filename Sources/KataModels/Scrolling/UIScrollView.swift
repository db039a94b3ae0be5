/// A view that shows a part of something larger.
///
/// Scrolling is nothing but `bounds.origin`: the offset is that point, and what the view holds
/// stays where it was placed (developer.apple.com/documentation/uikit/uiscrollview).
@MainActor open class UIScrollView: UIView {
  // Disfavoured, so that a table can have one of a narrower type under the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateChanged() }
  }

  // MARK: Content

  /// The point of the content at the view's top left: the same as `bounds.origin`.
  ///
  /// Setting it isn't held to the content's range, and snaps to whole pixels of the screen.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMoving()
      bounds.origin = newValue.snapped
      if isDragging { pan.rebase(in: self) }
    }
  }

  /// The size of what is scrolled.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { rangeChanged() } }
  }

  /// Scrollable room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { rangeChanged() } }
  }

  /// Whether, and in which directions, the safe area counts as an inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeChanged() } }
  }

  // MARK: Manners

  /// Whether fingers move the content; code always can.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a finger may pull the content beyond its range, from where it comes back.
  open var bounces = true
  /// Whether it may do so along an axis on which the content fits.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { rangeChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { rangeChanged() } }
  }
  /// Whether a drag that sets out along one axis stays on it.
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  // MARK: Touches on content

  /// Whether a view in the content hears of a finger only once it has stayed a moment without
  /// setting out to scroll, or has lifted
  /// (developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches).
  open var delaysContentTouches = true
  /// Whether a finger that a view in the content has heard of can still scroll
  /// (developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches).
  open var canCancelContentTouches = true

  /// Whether a view in the content hears of touches at all
  /// (developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:)).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { ContentTouchPolicy.current.begins(view) }

  /// Whether a finger that sets out to scroll takes its touch from a view that has heard of it; a
  /// control keeps it
  /// (developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)). Not asked
  /// where content touches can't be cancelled.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    ContentTouchPolicy.current.cancels(view)
  }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  // MARK: State

  /// What moves the content under a finger.
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private let pan = ScrollPan()
  /// A finger is down on the content.
  public internal(set) final var isTracking = false
  /// A finger moves the content.
  public internal(set) final var isDragging = false {
    didSet { ScrollTracking.update(self) }
  }
  /// The content goes on by itself after a finger let go of it.
  public internal(set) final var isDecelerating = false {
    didSet { ScrollTracking.update(self) }
  }

  final var motion: ScrollMotion?
  /// The finger that is down, or was last, has stopped content that moved by itself.
  final var isStoppedByFinger = false
  /// The adjusted insets that were told last, and the safe area's part of them.
  final var told = (inset: UIEdgeInsets.zero, system: UIEdgeInsets.zero)

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Moving

  /// Public sources disagree on whether setting `bounds` tells the delegate
  /// (jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview says not); no kata asks.
  override func geometryChanged(from old: ViewGeometry, to new: ViewGeometry) {
    super.geometryChanged(from: old, to: new)
    if new.bounds.origin != old.bounds.origin { offsetChanged() }
    if new.bounds.size != old.bounds.size { rangeChanged() }
  }

  /// A scroll view lays out what it holds at each change of its offset; its superview doesn't
  /// (G182 of the evidence).
  private func offsetChanged() {
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// Scrolls from code, where it is animated at a constant speed
  /// (developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)). The offset
  /// isn't held to the content's range.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(to: contentOffset.snapped)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by as little as it takes to show a part of the content; not at all where it shows
  /// already (developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)).
  ///
  /// - Parameter rect: in the coordinates of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let way = CGPoint(
      x: Self.shift(from: visible.minX...visible.maxX, to: rect.minX...rect.maxX),
      y: Self.shift(from: visible.minY...visible.maxY, to: rect.minY...rect.maxY))
    guard way != .zero else { return }
    let target = range.clamp(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// How far a window has to move until it holds a stretch, or as much of it as it can.
  private static func shift(
    from window: ClosedRange<CGFloat>, to stretch: ClosedRange<CGFloat>
  ) -> CGFloat {
    let (before, behind) = (
      stretch.lowerBound - window.lowerBound, stretch.upperBound - window.upperBound
    )
    if before >= 0, behind <= 0 { return 0 }
    if before <= 0, behind >= 0 { return 0 }
    return abs(before) < abs(behind) ? before : behind
  }

  // MARK: Insets

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeChanged()
  }

  func delegateChanged() {}

  // MARK: Constraints

  override var contentGuide: UILayoutGuide? { contentLayoutGuide }

  override func contentGuideChanged(to size: CGSize) { contentSize = size }

  /// The insets that make the content's range have changed.
  open func adjustedContentInsetDidChange() {}
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What is left of the content's speed after a millisecond without a finger.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension CGPoint {
  /// The nearest whole pixel of the screen
  /// (G145 of the evidence: 3.8 becomes 4 on a screen with one pixel a point).
  @MainActor var snapped: CGPoint {
    let scale = UIScreen.main.scale
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
