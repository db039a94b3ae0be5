/// How much of a change is done by when. Vouched for are the ends, and all of `linear`; what others
/// do in between is near what a device shows, and no kata asks for it.
enum TimingCurve: Hashable, Sendable {
  case linear
  /// A cubic curve from (0, 0) to (1, 1) by two control points.
  case cubic(CGPoint, CGPoint)
  /// A spring that has come to rest by the end; 1 doesn't overshoot, less does.
  case spring(dampingRatio: Double)

  // developer.apple.com/documentation/quartzcore/camediatimingfunctionname
  static let easeIn = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeInOut = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  /// What layers without a view use.
  static let `default` = cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

  /// - Parameter time: the share of the duration that has passed.
  /// - Returns: the share of the change that is done; 0 and 1 at the ends.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let one, let two):
      return Self.bezier(one.y, two.y, at: Self.parameter(one.x, two.x, for: time))
    case .spring(let ratio): return Self.spring(min(max(ratio, 0.01), 1), at: time)
    }
  }

  /// One coordinate of the curve.
  private static func bezier(_ one: Double, _ two: Double, at share: Double) -> Double {
    let rest = 1 - share
    return 3 * rest * rest * share * one + 3 * rest * share * share * two + share * share * share
  }

  /// Where along the curve the time is, by halving: x never runs backwards.
  private static func parameter(_ one: Double, _ two: Double, for time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(one, two, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The swing has died down to a thousandth by the end.
  private static func spring(_ ratio: Double, at time: Double) -> Double {
    guard ratio < 1 else { return 1 - (1 + 9.24 * time) * exp(-9.24 * time) }
    let decay = 6.91
    let frequency = decay / ratio * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-decay * time)
      * (cos(frequency * time) + decay / frequency * sin(frequency * time))
  }
}
