#if os(Linux)
  import Runtime
#endif

/// Says where UIKit is touched from a thread other than the main one, as Xcode's checker of that name
/// does in debug builds
/// (developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early).
///
/// In Swift 6 such code doesn't compile; in the language mode before it, which new projects of Xcode 26
/// still have, it does.
enum MainThreadChecker {
  /// Whether a thread other than the main one runs. Set by the crew, at each change of threads.
  nonisolated(unsafe) static var isOffMain = false

  /// What has been said. Safe: only one thread runs at a time.
  private nonisolated(unsafe) static var said: Set<String> = []

  /// - Parameter member: `setText:`, as Objective-C calls it.
  @inline(__always)
  static func check(_ object: NSObject, _ member: StaticString) {
    if isOffMain, CrewThread.here != nil { complain(of: object, member) }
  }

  /// Once for each place in the program.
  private static func complain(of object: NSObject, _ member: StaticString) {
    let call = "-[\(traceTypeName(of: object)) \(member)]"
    let place = place
    guard said.insert(place ?? call).inserted else { return }
    SystemLog.warn(
      "Main Thread Checker: UI API called on a background thread: \(call)"
        + (place.map { " at \($0)" } ?? ""))
  }

  /// UIKit's own class, which is the one that has the method.
  private static func traceTypeName(of object: NSObject) -> String {
    var type: AnyClass = Swift.type(of: object)
    while !String(reflecting: type).hasPrefix("KataModels."), let above = _getSuperclass(type) {
      type = above
    }
    return "\(type)"
  }

  /// Whether a source is one of the model's own, as a build may name it.
  private static func isModels(_ path: String) -> Bool {
    path.hasPrefix("Sources/KataModels/") || path.contains("/Sources/KataModels/")
  }

  /// The learner's line, the nearest one that has a place in a source.
  private static var place: String? {
    #if os(Linux)
      let stack = try? Backtrace.capture(limit: 32).symbolicated()
      for frame in stack?.frames ?? [] {
        guard let place = frame.symbol?.sourceLocation, place.line > 0, !isModels(place.path)
        else { continue }
        // A relative name has the compiler's root folder before it.
        let path = place.path.hasPrefix("//") ? String(place.path.dropFirst(2)) : place.path
        return "\(path):\(place.line)"
      }
    #endif
    return nil
  }
}
