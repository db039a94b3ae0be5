// The commonest of UIKit's and Core Animation's animations that the model doesn't have, named so
// that it doesn't compile, rather than compile and do nothing.

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double,
    animations: @escaping () -> Void
  ) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { leftOut() }
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class CAAnimation: NSObject {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class CABasicAnimation: NSObject {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class CAKeyframeAnimation: NSObject {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class CASpringAnimation: NSObject {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class CATransition: NSObject {}

extension CATransaction {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public class func flush() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public class func setAnimationTimingFunction(_ function: AnyObject?) {}
}

extension UIView.AnimationOptions {
  /// Since iOS 26: what observed properties change is animated too.
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var flushUpdates: UIView.AnimationOptions { leftOut() }
}
