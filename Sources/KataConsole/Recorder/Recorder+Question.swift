import KataCourse

extension Recorder {
  /// The heading, the question, the program, and what to do.
  ///
  /// - Parameter task: what to do, where that isn't what it is in the course.
  func posed(_ question: Question, task: String? = nil) -> String {
    var parts = [heading(question.kata), prose(question.kata.question)]
    if let program = question.program { parts.append(Listing(program).text(style: style)) }
    if let task = task.map({ prose($0) }) ?? taskWithoutKey(question) { parts.append(task) }
    return parts.joined(separator: "\n\n").replacing("\n\n", with: "\n", maxReplacements: 1)
  }

  /// The name at the left, what it takes at the right, or below where there is no room.
  private func heading(_ kata: Kata) -> String {
    let name = kata.id.description
    let parts =
      [words.name(of: kata.kind.word), words.minutes(kata.minutes), words.level(kata.level)]
      + setting(of: kata)
    let cost = parts.joined(separator: " \(style.separator) ")
    let gap = width - name.count - DisplayWidth.columns(of: cost)
    let painted = style.paint(name, .heading)
    return gap < 2
      ? painted + "\n" + style.paint(cost, .quiet)
      : painted + String(repeating: " ", count: gap) + style.paint(cost, .quiet)
  }

  /// How a kata's program is compiled, where not as the others are.
  private func setting(of kata: Kata) -> [String] {
    guard case .predict(let prediction) = kata.kind else { return [] }
    return switch prediction.isolation {
    case .nonisolated: []
    case .approachable: [words.mainActorByDefault]
    case .swift5: [words.swift5]
    }
  }

  /// What to do, where that can be said before the key is known.
  private func taskWithoutKey(_ question: Question) -> String? {
    switch question.kata.kind {
    case .review: return prose(words.review)
    case .code(let exercise): return prose(words.code(function: exercise.function))
    case .choose: return items(of: question)
    case .predict(let prediction):
      switch prediction.form {
      case .lines: return prose(words.lines)
      case .line: return prose(words.line)
      case .order, .blanks, .calls: return nil
      }
    }
  }

  /// What there is to answer with, under the sentence that says how.
  func items(of question: Question) -> String {
    guard case .predict(let prediction) = question.kata.kind else {
      return prose(words.choose) + "\n" + rows(question.items, isMarkdown: true)
    }
    if prediction.form == .blanks {
      return prose(words.blanks) + "\n" + rows(question.items, isMarkdown: false)
    }
    if prediction.form == .calls {
      return prose(words.wanted) + "\n" + rows(question.items, isMarkdown: false) + "\n"
        + prose(words.calls(prediction.calls))
    }
    var task = words.order(decoys: prediction.decoys.count)
    if question.repeatsItems { task += " " + words.repeats }
    return prose(task) + "\n" + columns(question.items)
  }

  private func rows(_ items: [Question.Item], isMarkdown: Bool) -> String {
    let labels = items.map(\.label.count).max() ?? 1
    return items.map { item in
      let label =
        labels == 0 ? "  " : "  " + style.paint(item.label.padded(to: labels), .strong) + " "
      guard isMarkdown else { return label + item.text.withoutControls }
      return label + prose(item.text, indent: labels + 3).dropFirst(labels + 3)
    }
    .joined(separator: "\n")
  }

  /// Two columns where they fit, read downwards.
  private func columns(_ items: [Question.Item]) -> String {
    let cells = items.map { item in
      (text: "\(item.label) \(item.text.withoutControls)", label: item.label)
    }
    let half = (cells.count + 1) / 2
    let left = cells.prefix(half)
    let right = cells.dropFirst(half)
    let leftWidth = left.map { DisplayWidth.columns(of: $0.text) }.max() ?? 0
    let rightWidth = right.map { DisplayWidth.columns(of: $0.text) }.max() ?? 0
    func painted(_ cell: (text: String, label: String)) -> String {
      style.paint(cell.label, .strong) + cell.text.dropFirst(cell.label.count)
    }
    guard cells.count > 4, 2 + leftWidth + 3 + rightWidth <= width else {
      return cells.map { "  " + painted($0) }.joined(separator: "\n")
    }
    return left.indices.map { index in
      guard half + index < cells.count else { return "  " + painted(cells[index]) }
      let gap = leftWidth - DisplayWidth.columns(of: cells[index].text) + 3
      return "  " + painted(cells[index]) + String(repeating: " ", count: gap)
        + painted(cells[half + index])
    }
    .joined(separator: "\n")
  }

  /// The answer, for who gives up.
  func solution(of question: Question, lines: [String]) -> String {
    let shown = lines.map(\.withoutControls)
    switch question.kata.kind {
    case .predict(let prediction) where prediction.form == .line:
      return prose(words.solutionLines(shown))
    case .choose(let choice):
      let reasons = choice.options.filter(\.isRight).map(\.reason)
      return prose(([words.solutionOption] + shown + reasons).joined(separator: "\n\n"))
    case .predict(let prediction) where prediction.form == .calls:
      return prose(words.solutionCalls) + "\n" + shown.joined(separator: "\n").indented(by: 2)
    case .code:
      return prose(words.solutionCode) + "\n\n"
        + Listing(lines.joined(separator: "\n")).text(style: style)
    case .predict, .review:
      return prose(words.solution) + "\n" + shown.joined(separator: "\n").indented(by: 2)
    }
  }
}
