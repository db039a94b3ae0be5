import Foundation
import KataCourse

extension Recorder {
  /// How many katas of each track are solved, as a table with bars, and which ideas came back.
  public func progress(_ headway: Headway) -> String {
    let standing = headway.standing
    let talked = [words.talked(standing.ratings)].compactMap { $0 }
    let recurring = headway.recurring.compactMap(recurring)
    return
      (rows(of: headway.tracks) + [words.answers(standing.attempts)] + talked
      + (recurring.isEmpty ? [] : ["", style.paint(words.recurring, .heading)] + recurring)
      + (standing.attempts == 0 ? [] : ["", prose(words.moreByFact)]))
      .joined(separator: "\n")
  }

  /// What the latest answers show, fact by fact, of those that were asked.
  public func facts(_ headway: Headway, at now: Date) -> String {
    let asked = headway.facts.filter { $0.showing != nil }
    var sections: [(title: String, facts: [FactStanding])] = []
    for fact in asked {
      if sections.last?.title == fact.fact.section {
        sections[sections.count - 1].facts.append(fact)
      } else {
        sections.append((fact.fact.section, [fact]))
      }
    }
    let columns = asked.map { DisplayWidth.columns(of: $0.fact.id) }.max() ?? 0
    let texts = sections.map { section in
      let lines = section.facts.map { text(of: $0, columns: columns, at: now) }
      return ([style.paint(section.title.capitalizedFirst, .heading)] + lines)
        .joined(separator: "\n")
    }
    return ([style.paint(words.byFact, .heading) + "\n\n" + counts(of: headway.facts)] + texts)
      .joined(separator: "\n\n")
  }

  // MARK: Tracks

  private func rows(of tracks: [Headway.TrackStanding]) -> [String] {
    let rows = tracks.count > 1 ? tracks + [.all(tracks, title: words.allTracks)] : tracks
    let titles = rows.map { DisplayWidth.columns(of: $0.title) }.max() ?? 0
    let texts = rows.map { words.solved($0.solved, of: $0.total, known: $0.known) }
    let counts = texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let columns = min(Self.longestBar, width - titles - counts - 4)
    return zip(rows, texts).map { row, text in
      let bar =
        columns < Self.shortestBar ? "" : "  " + bar(row.solved, of: row.total, columns: columns)
      return "\(row.title.padded(to: titles))  \(text.leftPadded(to: counts))\(bar)"
    }
  }

  private static let longestBar = 30
  private static let shortestBar = 8

  /// Full only where all is done, and empty only where nothing is.
  private func bar(_ part: Int, of whole: Int, columns: Int) -> String {
    let exact = whole == 0 ? 0 : part * columns / whole
    let full = part == 0 ? 0 : part == whole ? columns : min(max(exact, 1), columns - 1)
    return style.bar(full: full, of: columns)
  }

  // MARK: Ideas

  /// Nil where the course has no word for it.
  private func recurring(_ sentence: Headway.RecurringSentence) -> String? {
    guard let says = sentence.says else { return nil }
    let head = "  \(sentence.belief.times)×"
    let indent = 6
    let katas = sentence.belief.katas.map { "`\($0)`" }.joined(separator: ", ")
    return head.padded(to: indent) + prose(says, indent: indent).dropFirst(indent) + "\n"
      + prose(katas, indent: indent)
  }

  // MARK: Facts

  /// What the marks mean, and how many there are of each.
  private func counts(of facts: [FactStanding]) -> String {
    let rows =
      Showing.allCases.reversed().map { showing in
        (
          mark: mark(of: showing), count: facts.count { $0.showing == showing },
          meaning: words.meaning(of: showing)
        )
      } + [(mark: " ", count: facts.count { $0.showing == nil }, meaning: words.unasked)]
    let digits = rows.map { "\($0.count)".count }.max() ?? 0
    return rows.map { row in
      "\(row.mark) \("\(row.count)".leftPadded(to: digits)) \(row.meaning)"
    }
    .joined(separator: "\n")
  }

  private func mark(of showing: Showing) -> String {
    switch showing {
    case .atOnce: style.paint(style.rightMark, .right)
    case .withHelp: style.nearlyMark
    case .notYet: style.paint(style.wrongMark, .wrong)
    }
  }

  private func text(of standing: FactStanding, columns: Int, at now: Date) -> String {
    guard let showing = standing.showing, let weakest = standing.weakest else { return "" }
    let indent = columns + 4
    let when = words.ago(days: Self.days(from: weakest.time, to: now))
    let proof =
      showing == .atOnce
      ? words.shown(in: standing.showings.count, of: standing.katas, when)
      : "`\(weakest.kata)`, \(when)"
    let id = style.paint(standing.fact.id, .strong)
    let gap = String(repeating: " ", count: columns - DisplayWidth.columns(of: standing.fact.id))
    return "\(mark(of: showing)) \(id)\(gap)  "
      + prose(standing.fact.text, indent: indent).dropFirst(indent) + "\n"
      + prose(proof, indent: indent)
  }

  /// From midnight to midnight.
  private static func days(from time: Date, to now: Date) -> Int {
    let calendar = Calendar.current
    return calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: time), to: calendar.startOfDay(for: now)
    ).day ?? 0
  }
}

extension Headway.TrackStanding {
  /// What several come to.
  fileprivate static func all(_ tracks: [Self], title: String) -> Self {
    Self(
      id: "", title: title, solved: tracks.reduce(0) { $0 + $1.solved },
      total: tracks.reduce(0) { $0 + $1.total }, known: tracks.reduce(0) { $0 + $1.known })
  }
}
