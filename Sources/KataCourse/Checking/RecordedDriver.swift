import Foundation

/// The driver and the solution that a `code` kata was recorded with, by their hash:
/// `Expected/driver.txt`.
///
/// A verdict is worth what they are, and whoever holds a course can change them. An installed course
/// has no record.
struct RecordedDriver {
  let kata: Kata
  let exercise: Exercise

  private var url: URL { kata.folder.appending(path: "Expected/driver.txt") }

  /// Whether they are others now; nil where nothing is recorded.
  var isChanged: Bool? { recorded.map { $0 != text } }

  private var recorded: String? { try? String(contentsOf: url, encoding: .utf8) }

  private var text: String {
    var hash = ContentHash()
    for part in [exercise.driver, exercise.solution, exercise.rules ?? ""] { hash.combine(part) }
    return hash.hexadecimal + "\n"
  }

  func problems() -> [Problem] {
    guard isChanged != false else { return [] }
    let message = "the driver and the solution are those that are recorded"
    return [
      Problem(
        message, at: Place(path: url.shownPath), note: "'course record' writes it", kata: kata.id)
    ]
  }

  func record(_ report: @Sendable (CheckEvent) -> Void) -> [Problem] {
    guard isChanged != false else { return [] }
    do throws(KeyFailure) {
      try ExpectedOutput.write(text, to: url)
      report(.recorded(url.shownPath))
      return []
    } catch {
      return [
        error.problem(
          in: url.shownPath, seed: CourseRecording.seeds.lowerBound, kata: kata)
      ]
    }
  }
}

extension Kata {
  /// Whether what tries answers is another than was recorded; nil where nothing is recorded, or
  /// nothing tries answers.
  public var hasChangedDriver: Bool? {
    guard case .code(let exercise) = kind else { return nil }
    return RecordedDriver(kata: self, exercise: exercise).isChanged
  }
}
