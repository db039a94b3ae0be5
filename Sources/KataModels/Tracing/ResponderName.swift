extension UIResponder: TraceSubject {
  /// The type's name without `UI` and, for controllers, without `ViewController` or `Controller`.
  package nonisolated static func plainName(of type: AnyClass) -> String {
    var name = String(describing: type)[...]
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    guard type is UIViewController.Type else { return String(name) }
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return name.isEmpty ? "Controller" : String(name)
  }
}
