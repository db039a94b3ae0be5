extension UIGestureRecognizer: TraceSubject {
  /// What stands for a missing `name`: the type's in lower camel case, without `UI` and
  /// `GestureRecognizer`.
  package nonisolated static func plainName(of type: AnyClass) -> String {
    var name = String(describing: type)[...]
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    if name.hasSuffix("GestureRecognizer") { name = name.dropLast("GestureRecognizer".count) }
    return name.isEmpty ? "gestureRecognizer" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
