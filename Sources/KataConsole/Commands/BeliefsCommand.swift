import KataCourse

/// `uikata beliefs`: the false ideas that the course recognises in an answer.
public struct BeliefsCommand {
  public var isJSON: Bool

  public init(isJSON: Bool = false) {
    self.isJSON = isJSON
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let entries = desk.katas(of: try desk.course()).flatMap { kata in
      kata.beliefs.map { Entry(id: $0.id, kata: kata.id, says: $0.says) }
    }
    if isJSON {
      desk.console.write(JSONText.line(Listed(beliefs: entries)))
    } else {
      desk.console.writeLine(text(entries, at: desk))
    }
    return .done
  }

  private func text(_ entries: [Entry], at desk: Desk) -> String {
    let style = desk.console.style
    return entries.map { entry in
      let head = "\(style.paint(entry.id, .heading))  \(style.paint("\(entry.kata)", .quiet))"
      let says = Markdown(entry.says).text(width: desk.console.readingWidth - 2, style: style)
      return head + "\n" + says.indented(by: 2)
    }
    .joined(separator: "\n\n")
  }

  private struct Listed: Encodable {
    var beliefs: [Entry]
  }

  private struct Entry: Encodable {
    var id: String
    var kata: KataID
    var says: String
  }
}

extension Kata {
  /// The false ideas its wrong answers may come from.
  fileprivate var beliefs: [Belief] {
    if case .predict(let prediction) = kind { prediction.beliefs } else { [] }
  }
}
