import KataTrace

/// Where the model says each callback as it sends it. The stage listens; without one nothing is
/// said.
@MainActor package enum Tracer {
  /// Called just before the callback's own code runs, for every family; the listener filters.
  package static var listener: ((TraceFamily, NSObject, String) -> Void)?

  /// Says that `receiver` is about to get `callback`, such as `viewWillAppear`.
  package static func send(
    _ family: TraceFamily, to receiver: NSObject, _ callback: @autoclosure () -> String
  ) {
    guard let listener else { return }
    listener(family, receiver, callback())
  }
}
