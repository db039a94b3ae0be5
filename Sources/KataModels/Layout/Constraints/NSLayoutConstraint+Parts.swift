extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A side, a size or the middle of an item. Text runs from left to right here, so `leading` is
  /// the left and `trailing` the right.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case notAnAttribute = 0

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var lastBaseline: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var firstBaseline: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var leftMargin: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var rightMargin: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var topMargin: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var bottomMargin: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var leadingMargin: Attribute { leftOut() }

    @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
    public static var trailingMargin: Attribute { leftOut() }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may stand on both sides of one constraint.
  enum Kind { case horizontalPlace, verticalPlace, size, nothing }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPlace
    case .top, .bottom, .centerY: .verticalPlace
    case .width, .height: .size
    case .notAnAttribute: .nothing
    }
  }

  var isPlace: Bool { kind == .horizontalPlace || kind == .verticalPlace }
}
