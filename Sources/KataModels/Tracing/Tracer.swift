import KataTrace

/// Where the model says each callback as it sends it: a stage prints the families it traces, the
/// channel reports all.
///
/// Its state belongs to no actor, since objects also die outside the main actor. Safe all the
/// same: only one thread of a program runs at a time.
package enum Tracer {
  /// The families whose callbacks are printed.
  package nonisolated(unsafe) static var printed: Set<TraceFamily> = []
  /// Where printed lines go.
  package nonisolated(unsafe) static var output: (String) -> Void = { print($0) }
  /// When the first stage opened, in virtual seconds since the program started.
  package nonisolated(unsafe) static var start: TimeInterval = 0

  /// Says that `receiver` is about to get `callback`, such as `viewWillAppear`.
  package static func send(
    _ family: TraceFamily, to receiver: some TraceSubject, _ callback: @autoclosure () -> String
  ) {
    let isPrinted = !printed.isEmpty && printed.contains(family)
    guard isPrinted || Channel.isOpen, !(receiver is PresentationRoom) else { return }
    let event = TraceEvent(
      time: now, family: family, subject: receiver.traceName, callback: callback())
    if family == .cells { Replay.tellTables() }
    if isPrinted { output(event.line) }
    Channel.write(.event(event))
  }

  /// Says that an object dies. Called from `deinit`, where nothing may keep the object.
  static func sendDeinit(of object: UIViewController) {
    send(.memory, to: object, "deinit")
  }

  /// Reports what a finger does.
  package static func report(_ touch: @autoclosure () -> TouchSnapshot) {
    if Channel.isOpen { Channel.write(.touch(time: now, touch())) }
  }

  /// Reports a recogniser's change of state.
  package static func report(_ recognizer: @autoclosure () -> RecognizerSnapshot) {
    if Channel.isOpen { Channel.write(.recognizer(time: now, recognizer())) }
  }

  package static func name(of subject: some TraceSubject) -> String { subject.traceName }

  private static var now: TimeInterval { MainLoop.main.now - start }
}
