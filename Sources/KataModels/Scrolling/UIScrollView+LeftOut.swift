// What UIKit's scroll views have and the model's don't.
extension UIScrollView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var isPagingEnabled: Bool {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var keyboardDismissMode: Int {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var scrollsToTop: Bool {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var refreshControl: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var pinchGestureRecognizer: UIGestureRecognizer? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var bouncesZoom: Bool {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func zoom(to rect: CGRect, animated: Bool) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func flashScrollIndicators() { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { leftOut() }
    set { leftOut() }
  }
}
