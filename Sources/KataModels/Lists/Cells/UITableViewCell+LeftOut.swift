// The commonest of UIKit's members of cells that the model doesn't have, named so that it doesn't
// compile, rather than compile and do nothing.

extension UITableViewCell {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func defaultContentConfiguration() -> AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var contentConfiguration: AnyObject? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var backgroundConfiguration: AnyObject? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var backgroundView: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var selectedBackgroundView: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var separatorInset: UIEdgeInsets {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var isEditing: Bool {
    get { leftOut() }
    set { leftOut() }
  }
}
