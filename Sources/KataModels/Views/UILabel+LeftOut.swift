// The commonest of UIKit's labels that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UILabel {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var font: UIFont! {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var textColor: UIColor! {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var textAlignment: Int {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var numberOfLines: Int {
    get { leftOut() }
    set {}
  }
}
