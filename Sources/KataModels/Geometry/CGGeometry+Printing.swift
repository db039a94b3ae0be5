/// A coordinate as it is printed: rounded to a billionth, so that a value which went through a
/// rotation reads `5.0` and not `5.000000000000001`.
func printed(_ value: CGFloat) -> String {
  guard value.magnitude < 1e6 else { return "\(value)" }
  let rounded = (value * 1e9).rounded() / 1e9
  return "\(rounded == 0 ? 0 : rounded)"
}

// On Apple's systems these print as lists of numbers; Foundation elsewhere spells the fields and
// has no conformance that this one could meet.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(printed(x)), \(printed(y)))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(printed(width)), \(printed(height)))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(printed(origin.x)), \(printed(origin.y)), \(printed(size.width)), \(printed(size.height)))"
  }
}
