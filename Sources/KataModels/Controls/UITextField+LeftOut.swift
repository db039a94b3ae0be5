// The commonest of UIKit's text fields that the model doesn't have.

extension UITextField {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public enum BorderStyle {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var borderStyle: BorderStyle {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var font: UIFont? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var isSecureTextEntry: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var selectedTextRange: AnyObject? {
    get { leftOut() }
    set {}
  }
}
