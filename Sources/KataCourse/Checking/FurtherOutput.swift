import Foundation

/// What a program with markers does at the seeds behind the first three, when it was last recorded:
/// `Expected/further.txt`.
///
/// A check looks at these variants without running them, as long as they are dealt as they were
/// recorded; what isn't recorded is run, and a thorough check runs all. Each begins with its seed and the hash of its program, and its
/// lines are moved right.
struct FurtherOutput {
  static let seeds = 4...10

  let kata: Kata

  private var url: URL { kata.folder.appending(path: "Expected/further.txt") }

  /// Whether there is anything to record: where only names are exchanged, all seeds ask for the same.
  var isNeeded: Bool {
    guard case .predict(let prediction) = kata.kind else { return false }
    return !MarkedProgram(prediction.template).markers.isEmpty
  }

  /// What one seed's program did; nil where another was recorded, or none.
  func outcome(seed: Int, of prediction: Prediction) -> KeyMaker.Outcome? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    guard let head = lines.firstIndex(of: Self.head(seed, prediction)[...]) else { return nil }
    let recorded = lines[(head + 1)...].prefix { $0.hasPrefix("  ") }
    return KeyMaker.Outcome(answer: recorded.map { String($0.dropFirst(2)) }, prediction.form)
  }

  var problem: Problem {
    Problem(
      "the seeds \(Self.seeds.lowerBound) to \(Self.seeds.upperBound) print what is recorded",
      at: Place(path: url.shownPath), note: "'course record' writes it",
      kata: kata.id)
  }

  private static func head(_ seed: Int, _ prediction: Prediction) -> String {
    var hash = ContentHash()
    hash.combine(prediction.template)
    return "\(seed) \(hash.hexadecimal)"
  }

  /// Writes the file if it isn't as it should be; returns what kept it from doing so.
  func record(
    with maker: KeyMaker, _ report: @Sendable (CheckEvent) -> Void
  ) async -> [Problem] {
    guard isNeeded else { return [] }
    var text = ""
    for seed in Self.seeds {
      guard case .predict(let prediction) = kata.dealt(seed: seed).kind else { return [] }
      do throws(KeyFailure) {
        let outcome = try await maker.outcome(of: prediction.template, prediction)
        let lines = outcome.answer(prediction.form).map { "  \($0)\n" }
        text += Self.head(seed, prediction) + "\n" + lines.joined()
      } catch {
        let program = kata.folder.appending(path: "Program.swift").shownPath
        return [error.problem(in: program, seed: seed, kata: kata)]
      }
    }
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return [] }
    do throws(KeyFailure) {
      try ExpectedOutput.write(text, to: url)
      report(.recorded(url.shownPath))
      return []
    } catch {
      return [error.problem(in: url.shownPath, seed: Self.seeds.lowerBound, kata: kata)]
    }
  }
}

extension KeyMaker.Outcome {
  /// - Parameter answer: what an answer is measured by.
  fileprivate init(answer: [String], _ form: AnswerForm) {
    if form == .line { lines = answer.compactMap { Int($0) } } else { printed = answer }
  }
}
