import KataCourse

extension Recorder {
  func nextTime(_ sentence: String, isApart: Bool) -> String {
    isApart ? apart(prose(sentence)) : prose(sentence, indent: 2)
  }

  /// What is due with the day when it became so, what it practises, and what comes next.
  func agenda(_ agenda: Agenda) -> String {
    let upcoming = self.upcoming(agenda)
    guard !agenda.due.isEmpty else {
      return prose(([words.nothingDue] + [upcoming].compactMap { $0 }).joined(separator: " "))
    }
    let minutes = agenda.due.reduce(0) { $0 + $1.kata.minutes }
    let names = agenda.due.map(\.kata.id.description.count).max() ?? 0
    let rows = agenda.due.map { due in
      let since = due.since.map { words.ago($0.days(until: agenda.today)) } ?? words.toPractise
      let row = "  \(due.kata.id.description.padded(to: names))  \(style.paint(since, .quiet))"
      let belief = due.belief.map {
        "\n" + prose(words.cameFromOneIdea($0.times) + " " + $0.says, indent: 4)
      }
      return row + (belief ?? "")
    }
    let head = style.paint(words.due(agenda.due.count, minutes: minutes), .heading)
    return ([head] + rows).joined(separator: "\n")
  }

  func due(_ agenda: Agenda, leadsThrough: Bool) -> String {
    self.agenda(agenda) + (leadsThrough ? "\n" + prose(words.leadsThrough) : "")
  }

  func dueOver(_ agenda: Agenda) -> String {
    let left = agenda.due.count
    let head = left == 0 ? words.nothingMoreDue : words.stillDue(left)
    return prose(([head] + [upcoming(agenda)].compactMap { $0 }).joined(separator: " "))
  }

  private func upcoming(_ agenda: Agenda) -> String? {
    agenda.upcoming.map {
      words.upcoming($0.kata.description, inDays: agenda.today.days(until: $0.due))
    }
  }
}
