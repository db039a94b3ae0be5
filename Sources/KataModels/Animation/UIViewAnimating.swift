/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where the views of an animator come to rest.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// What tells how an animation's time is shared out.
public protocol UITimingCurveProvider {
  /// The model's own; a curve of one's own can't be made.
  var timing: UITimingCurve { get }
}

/// A curve that only the model can make.
public struct UITimingCurve: Sendable {
  let curve: TimingCurve
}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public final let timing: UITimingCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    timing = UITimingCurve(curve: curve.timing)
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = UITimingCurve(curve: .cubic(point1, point2))
  }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public final let timing: UITimingCurve

  public init(dampingRatio ratio: CGFloat) {
    timing = UITimingCurve(curve: .spring(dampingRatio: ratio))
  }
}
