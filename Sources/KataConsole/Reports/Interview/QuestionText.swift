import KataCourse

/// A question of an interview as Markdown, as it was asked.
struct QuestionText {
  var asked: AskedQuestion
  let words: any Words

  init(_ asked: AskedQuestion, words: any Words) { (self.asked, self.words) = (asked, words) }

  /// The question, the program and what there was to answer with.
  var posed: [String] {
    var parts = [asked.question]
    if let program = asked.program {
      parts.append(MarkdownText.block(MarkdownText.numbered(program), language: "swift"))
    }
    if !asked.items.isEmpty {
      parts.append(MarkdownText.block(asked.items.joined(separator: "\n")))
    }
    return parts
  }

  /// What is right, for who asks.
  var answer: [String] {
    var parts: [String] = []
    if asked.kind == .code {
      parts.append(MarkdownText.block(asked.right.joined(separator: "\n"), language: "swift"))
    } else if !asked.right.isEmpty {
      parts.append(MarkdownText.block(asked.right.joined(separator: "\n")))
    }
    return parts + [asked.reason].compactMap { $0 }
      + (asked.faults ?? []).map { Self.fault($0, words: words) }
  }

  /// A fault with its place, reason and cure.
  static func fault(_ fault: AskedQuestion.Fault, words: any Words) -> String {
    let reported = fault.reported ? ", \(words.reported)" : ""
    return """
      **\(fault.title)** (\(fault.lines)\(reported))

      \(fault.why)

      \(words.cure): \(fault.cure)
      """
  }
}
