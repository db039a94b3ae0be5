/// One finger, from where it comes down to where it lifts. The same object lives through the
/// whole touch.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) final var phase = Phase.began
  /// Virtual seconds at which the phase began.
  public internal(set) final var timestamp: TimeInterval = 0
  /// 1, or more where taps follow each other quickly in one place.
  public internal(set) final var tapCount = 1
  /// The view that was hit when the finger came down. It stays the touch's view for life, wherever
  /// the finger goes.
  public internal(set) final weak var view: UIView?
  public internal(set) final weak var window: UIWindow?
  /// The recognisers that hear this touch.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Which of the fingers it is, from 0.
  package final let finger: Int
  /// In the window's coordinates.
  package internal(set) final var point: CGPoint
  final var previousPoint: CGPoint
  /// Whether its view has heard of it and will hear more.
  final var isTracked = false
  /// Its number in the journey log; 0 where it isn't told.
  final var journey = 0
  /// Where the finger came down.
  final let start: CGPoint

  init(finger: Int, at point: CGPoint) {
    (self.finger, self.point, previousPoint, start) = (finger, point, point, point)
  }

  /// - Parameter view: whose coordinates to answer in; nil means the window.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the finger was one event earlier.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
