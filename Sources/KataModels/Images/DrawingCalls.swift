// What a body of `draw` may call. The model keeps no pixels, so nothing comes of it that a program
// could see; UIKit's own have nothing to show outside of a drawing either.

extension UIColor {
  /// The colour that shapes are filled with from now on.
  public func setFill() {}
  /// The colour that lines are drawn with from now on.
  public func setStroke() {}
  /// Both.
  public func set() {}
}

// Their names are UIKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public func UIGraphicsGetCurrentContext() -> AnyObject? { leftOut() }
