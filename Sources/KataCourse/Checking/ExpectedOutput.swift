import Foundation

/// What a kata's program did when it was last recorded: `Expected/SEED.txt`.
///
/// The printed lines; for the form `line` the numbers, one a line.
struct ExpectedOutput {
  let kata: Kata

  func url(_ seed: Int) -> URL { kata.folder.appending(path: "Expected/\(seed).txt") }

  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// What is wrong with the record of one seed, given what the program does today.
  func problems(seed: Int, now lines: [String]) -> [Problem] {
    let url = url(seed)
    let place = Place(path: url.shownPath)
    let remedy = "'course record' writes it"
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      return [
        Problem("what seed \(seed) prints is recorded", at: place, note: remedy, kata: kata.id)
      ]
    }
    let recorded = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let same = zip(recorded, lines).prefix { $0 == $1 }.count
    guard text != Self.text(lines) else { return [] }
    let was = same < recorded.count - 1 ? "'\(recorded[same])'" : "nothing"
    let now = same < lines.count ? "'\(lines[same])'" : "nothing"
    let never = "what is bound at top level is never deinitialised"
    return [
      Problem(
        "the program prints what is recorded, and here is \(was) instead of \(now)",
        at: Place(path: url.shownPath, line: same + 1),
        note: was.contains(".deinit") ? never : remedy, kata: kata.id)
    ]
  }

  /// Writes the files that aren't as they should be; returns what kept it from doing so.
  func record(
    with maker: KeyMaker, _ report: @Sendable (CheckEvent) -> Void
  ) async -> [Problem] {
    for seed in CourseRecording.seeds {
      guard case .predict(let prediction) = kata.dealt(seed: seed).kind else { return [] }
      do throws(KeyFailure) {
        let outcome = try await maker.outcome(of: prediction.template, prediction)
        let text = Self.text(outcome.answer(prediction.form))
        guard (try? String(contentsOf: url(seed), encoding: .utf8)) != text else { continue }
        try Self.write(text, to: url(seed))
        report(.recorded(url(seed).shownPath))
      } catch {
        let program = kata.folder.appending(path: "Program.swift").shownPath
        return [error.problem(in: program, seed: seed, kata: kata)]
      }
    }
    return []
  }

  static func write(_ text: String, to url: URL) throws(KeyFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      throw .environment("'\(url.shownPath)' can't be written")
    }
  }
}
