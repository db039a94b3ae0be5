/// What changes over time where a program says so. Everything else changes at once
/// (developer.apple.com/documentation/uikit/uiview, *Animations*; `cornerRadius` since iOS 11, WWDC
/// 2017, session 230).
enum AnimatedProperty: Hashable, Sendable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius
  /// What a transition shows of a view: old and new picture, which have no value between.
  case picture
}

/// A property's value as numbers that can be added and shared out.
typealias AnimatedValue = SIMD8<Double>

extension LayerLook {
  subscript(property: AnimatedProperty) -> AnimatedValue {
    get {
      switch property {
      case .position: .of(geometry.center.x, geometry.center.y)
      case .bounds:
        .of(
          geometry.bounds.origin.x, geometry.bounds.origin.y, geometry.bounds.size.width,
          geometry.bounds.size.height)
      case .transform: TransformParts(geometry.transform).value
      case .opacity: .of(Double(visibility.opacity))
      case .backgroundColor:
        backgroundColor.map { .of($0.red, $0.green, $0.blue, $0.alpha) } ?? .zero
      case .cornerRadius: .of(cornerRadius)
      case .picture: .zero
      }
    }
    set {
      let value = newValue.rounded
      switch property {
      case .position: geometry.center = CGPoint(x: value[0], y: value[1])
      case .bounds:
        geometry.bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
      case .transform: geometry.transform = TransformParts(newValue).transform
      case .opacity: visibility.opacity = Float(value[0])
      case .backgroundColor:
        backgroundColor = CGColor(red: value[0], green: value[1], blue: value[2], alpha: value[3])
      case .cornerRadius: cornerRadius = value[0]
      case .picture: break
      }
    }
  }

  /// Takes one property over from another look, to the bit.
  mutating func take(_ property: AnimatedProperty, from other: LayerLook) {
    switch property {
    case .position: geometry.center = other.geometry.center
    case .bounds: geometry.bounds = other.geometry.bounds
    case .transform: geometry.transform = other.geometry.transform
    case .opacity: visibility.opacity = other.visibility.opacity
    case .backgroundColor: backgroundColor = other.backgroundColor
    case .cornerRadius: cornerRadius = other.cornerRadius
    case .picture: break
    }
  }
}

extension AnimatedValue {
  static func of(_ numbers: CGFloat...) -> AnimatedValue {
    var value = AnimatedValue.zero
    for (index, number) in numbers.enumerated() { value[index] = Double(number) }
    return value
  }

  /// To a billionth: what is left of a sum of shares isn't part of the value.
  var rounded: AnimatedValue { (self * 1e9).rounded(.toNearestOrAwayFromZero) / 1e9 }
}
