/// Watches the touches of a view and of what it holds for a movement, and sends its actions when
/// it recognises it.
@MainActor open class UIGestureRecognizer: NSObject {
  // MARK: Making

  public init(target: Any?, action: Selector?) {
    super.init()
    traceLabel = TraceLabel(for: self)
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Settings

  package nonisolated(unsafe) final var traceLabel = TraceLabel()

  public internal(set) final weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public final var name: String? {
    didSet { if let name { rename(name) } }
  }
  /// Turning it off cancels what is under way; the rest of those touches is ignored.
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view loses a touch once this one has recognised it.
  open var cancelsTouchesInView = true
  /// Whether the view hears nothing of a touch while this one may still recognise it.
  open var delaysTouchesBegan = false
  /// Whether the view doesn't hear a touch end while this one may still recognise it.
  open var delaysTouchesEnded = true

  // MARK: State

  final var current = State.possible
  /// What it has recognised and can't enter while it waits for others to fail.
  final var pending: [State] = []
  /// Where it competes, from its first touch to its reset.
  final weak var arena: GestureArena?
  /// The touches it follows: those that are down, or the last ones that were.
  final var touches: [UITouch] = []
  /// All it has followed since its last reset.
  private(set) final var followed: [UITouch] = []
  private(set) final var downCount = 0
  final var targets: [GestureTarget] = []
  final var requirements: [GestureRequirement] = []
  /// Whether it waits for another one, as it was told in this attempt.
  final var wishes: [ObjectIdentifier: Bool] = [:]
  /// The part of UIKit that a recogniser of its own belongs to. Only the app's are traced.
  final var follower: ((UIGestureRecognizer) -> Void)?

  /// Set by subclasses only. A step that the state machine doesn't have isn't taken, and UIKit's log
  /// says so.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of its touches.
  /// - Parameter view: whose coordinates to answer in; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    .centroid(of: touches.map { $0.location(in: view) })
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the last gesture. Called after the action, once its fingers are up.
  open func reset() {}

  /// Stops following a touch, which its view goes on hearing.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Asked for each new touch, before the delegate is; false keeps the touch from it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  // MARK: Following

  /// Hears a touch before the view does, unless it has made up its mind.
  ///
  /// - Parameter alone: the touch as the set in which it is handed over.
  final func hear(
    _ phase: UITouch.Phase, _ touch: UITouch, _ alone: Set<UITouch>, _ event: UIEvent
  ) {
    if phase == .began, isEnabled, !hasDecided { follow(touch) }
    guard follows(touch) else { return }
    if touch.isUp { lift(touch) }
    if !hasDecided {
      switch phase {
      case .began: touchesBegan(alone, with: event)
      case .moved, .stationary: touchesMoved(alone, with: event)
      case .ended: touchesEnded(alone, with: event)
      case .cancelled: touchesCancelled(alone, with: event)
      }
    }
  }

  /// Hears of touches that have moved at the same time, as far as it follows them.
  final func hearMoves(of moved: [UITouch], _ event: UIEvent) {
    let mine = Set(moved.filter { follows($0) })
    if !mine.isEmpty, !hasDecided { touchesMoved(mine, with: event) }
  }

  /// Whether no touch can change anything before the reset. One that waits with a finished gesture
  /// is as good as through with it.
  private var hasDecided: Bool { current.isFinal || pending.last?.isFinal == true }

  /// The middle of its touches in the window; zero where there are none.
  final var middle: CGPoint {
    var (x, y) = (CGFloat(0), CGFloat(0))
    for touch in touches {
      x += touch.point.x
      y += touch.point.y
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: x / count, y: y / count)
  }

  final func follows(_ touch: UITouch) -> Bool {
    for each in followed where each === touch { return true }
    return false
  }

  private func follow(_ touch: UITouch) {
    if downCount == 0 { touches = [] }
    touches.append(touch)
    followed.append(touch)
    downCount += 1
  }

  /// The last finger to lift is kept, since its place is the gesture's.
  private func lift(_ touch: UITouch) {
    downCount -= 1
    if downCount > 0 { touches.removeAll { $0 === touch } }
  }

  private func drop(_ touch: UITouch) {
    guard follows(touch) else { return }
    touches.removeAll { $0 === touch }
    followed.removeAll { $0 === touch }
    if !touch.isUp { downCount -= 1 }
    arena?.note()
  }

  /// Whether the two follow a touch together.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    for touch in other.followed where follows(touch) { return true }
    return false
  }

  /// Back to the start, ready for the next gesture.
  final func startOver() {
    (touches, followed, downCount, pending, wishes, arena) = ([], [], 0, [], [:], nil)
    enter(.possible)
    reset()
  }
}

extension UITouch {
  /// Whether the finger has left the screen.
  final var isUp: Bool { phase == .ended || phase == .cancelled }
}
