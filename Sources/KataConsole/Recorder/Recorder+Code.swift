import Foundation
import KataCourse

extension Recorder {
  /// Which file is watched, and the keys that mean something.
  func watching(_ file: URL) -> String {
    apart(prose(words.yourFile)) + "\n  " + file.path.withoutControls + "\n"
      + prose(words.watching)
  }

  /// What goes in and what is to come out, a case below the other.
  func examples(_ examples: [CodeExample]) -> String {
    let cases = examples.map { example in
      let wanted = row(
        words.wantedColumn, example.wanted, .right, width: words.wantedColumn.count + 2)
      return style.paint(example.check.withoutControls, .strong) + "\n"
        + (lines(example.shows) + wanted).indented(by: 2)
    }
    return style.paint(words.examples(examples.count), .heading) + "\n"
      + cases.joined(separator: "\n").indented(by: 2)
  }

  /// A line below a verdict.
  func checkedAfter(_ seconds: Double) -> String {
    style.paint(words.checkedAfter((seconds * 100).rounded() / 100), .quiet).indented(by: 2)
  }

  /// What became of a learner's file, below its checks.
  func codeJudged(_ verdict: CodeVerdict, _ question: Question, attempts: Int) -> String {
    switch verdict {
    case .rejected(let diagnostics, let rendered):
      let parts = [
        wrong(words.rejected), rendered.withoutControls.trimmedEnd.indented(by: 2),
        meanings(of: diagnostics, question),
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    case .unfit(let messages):
      let list = messages.map { "- " + $0.withoutControls }.joined(separator: "\n")
      return wrong(words.unfit) + "\n" + prose(list, indent: 2)
    case .checked(let results, let mistake):
      let holding = results.count(where: \.holds)
      let head =
        verdict.isRight
        ? right(words.right(attempts: attempts))
        : wrong(words.checksHold(holding, of: results.count))
      let says = mistake.map { prose(words.looksLike + " " + $0.says, indent: 2) }
      return ([head] + [says].compactMap { $0 }).joined(separator: "\n")
    }
  }

  /// At most so many sentences are said of one file: the first errors bring about the others.
  private static let mostMeanings = 3

  /// What the errors mean, each sentence once.
  private func meanings(of diagnostics: [Diagnostic], _ question: Question) -> String {
    let names = vocabulary.union(question.program?.words ?? [])
    var said: Set<String> = []
    var found: [(line: Int, sentence: String)] = []
    for error in diagnostics where error.severity == .error {
      guard
        let sentence = words.meaning(
          ofError: error.message.withoutControls, names: names), said.insert(sentence).inserted
      else { continue }
      found.append((error.line, sentence))
    }
    let errors = diagnostics.count { $0.severity == .error }
    return found.prefix(Self.mostMeanings).map { line, sentence in
      prose(errors == 1 ? sentence : words.meaning(sentence, atLine: line), indent: 2)
    }.joined(separator: "\n")
  }

  /// One check, and where it doesn't hold the smallest input that shows it.
  func checkKnown(_ result: CheckResult) -> String {
    let name = result.title.withoutControls
    guard let failure = result.failure else {
      return "  " + style.paint(style.rightMark, .right) + " " + name
    }
    let head = "  " + style.paint(style.wrongMark, .wrong) + " " + name
    let detail =
      switch failure {
      case .differs(let shows, let yours, let expected, let failing):
        smallest(failing, of: result.cases)
          + (lines(shows) + columns(yours, expected)).indented(by: 2)
      case .ended(let ending, let shows):
        prose(words.codeEnded(ending))
          + (shows.isEmpty ? "" : "\n" + lines(shows).indented(by: 2))
      case .unreached: prose(words.unreached)
      }
    let picture = result.picture.flatMap(inputPicture)
    let parts = [head, detail.indented(by: 6), picture?.indented(by: 8)]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  private func smallest(_ failing: Int, of cases: Int) -> String {
    cases == 1 ? "" : prose(words.smallest(failing, of: cases)) + "\n"
  }

  private func lines(_ shows: String) -> String {
    shows.isEmpty ? "" : shows.withoutControls + "\n"
  }

  /// What the learner's code made of an input, and what it ought to be.
  private func columns(_ yours: String, _ expected: String) -> String {
    let width = max(words.yours.count, words.wantedColumn.count) + 2
    return row(words.yours, yours, .wrong, width: width) + "\n"
      + row(words.wantedColumn, expected, .right, width: width)
  }

  /// A text of one or more lines behind its title.
  private func row(_ title: String, _ text: String, _ role: Style.Role, width: Int) -> String {
    let texts = text.withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
    return texts.enumerated().map { index, text in
      style.paint((index == 0 ? title : "").padded(to: width), .quiet)
        + style.paint(text.isEmpty ? words.noLine : String(text), role)
    }.joined(separator: "\n")
  }
}

extension String {
  /// The names in a program.
  fileprivate var words: Set<String> {
    Set(
      SwiftSource(self).tokens.filter { $0.kind == .identifier }.compactMap(\.word).map(String.init)
    )
  }

  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
