// The commonest of UIKit's controls that the model doesn't have, named so that it doesn't compile,
// rather than compile and do nothing.

extension UIControl.Event {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var editingDidEndOnExit: Self { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var menuActionTriggered: Self { leftOut() }
}

extension UIButton {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public struct Configuration {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var titleLabel: UILabel? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UIDatePicker: UIControl {}
