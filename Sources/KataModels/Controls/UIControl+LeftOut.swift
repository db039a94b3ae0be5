// What UIKit's controls have and the model's don't yet.

extension UIControl.Event {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var touchDownRepeat: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var touchDragInside: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var touchDragOutside: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var touchDragEnter: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var touchDragExit: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var editingChanged: Self { [] }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var menuActionTriggered: Self { [] }
}

extension UIButton {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public struct Configuration {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var titleLabel: UILabel? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UISwitch: UIControl {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UISlider: UIControl {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UIStepper: UIControl {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UISegmentedControl: UIControl {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UITextField: UIControl {}
