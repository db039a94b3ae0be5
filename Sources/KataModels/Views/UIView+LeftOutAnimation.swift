// The commonest of UIKit's animations that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static func performWithoutAnimation(_ actions: () -> Void) { leftOut() }
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public class UIViewPropertyAnimator {}
