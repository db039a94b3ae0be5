/// A touch's way as lines: down through the views that were asked, up through those that heard.
///
///     finger 0 at (200, 50)
///     ↓ Window           holds the point
///     ↓   Detail.view    holds the point
///     ×     Button       the point is outside
///     ●     Card         hit
///       touchesBegan, touchesEnded
///     ↑ Card             hands it on
///     ↑ Detail           answers
public struct JourneyPicture: Sendable {
  private let journey: TouchJourney
  private let climbs: [TouchClimb]
  private let times: Int
  private let isUnderWay: Bool
  private let strokes: Strokes
  private let columns: Int
  private let words: any PictureWords

  /// A line and what it is about, so that a terminal can paint it.
  public struct Line: Sendable, Hashable {
    public enum Kind: Sendable { case title, passed, skipped, hit, note, answered }
    public var kind: Kind
    public var text: String
  }

  /// - Parameters:
  ///   - climbs: those of the journey, in their order.
  ///   - times: how many touches went the same way.
  ///   - isUnderWay: whether the responders are still to hear of it.
  ///   - columns: at most so many characters a line.
  public init(
    of journey: TouchJourney, climbs: [TouchClimb], times: Int = 1, isUnderWay: Bool = false,
    strokes: Strokes = .box, columns: Int = 60,
    words: any PictureWords = EnglishPictureWords()
  ) {
    self.journey = journey
    self.climbs = climbs
    self.times = times
    self.isUnderWay = isUnderWay
    self.strokes = strokes
    self.columns = max(40, columns)
    self.words = words
  }

  public var lines: [Line] {
    let rows = askedRows + listenerRows + climbRows
    let widest = rows.compactMap { $0.note == nil ? nil : $0.label.count }.max() ?? 0
    let label = min(widest, columns - Self.longestNote - 4)
    return [Line(kind: .title, text: title)] + rows.map { $0.line(label: label, columns: columns) }
  }

  /// Without colour, and without a line's end at the end.
  public func text() -> String { lines.map(\.text).joined(separator: "\n") }

  private static let longestNote = 30
  private static let mostRows = 24

  private var title: String {
    let place = "(\(journey.point.map(\.short).joined(separator: ", ")))"
    let often = times == 1 ? "" : ", \(words.times(times))"
    guard let finger = journey.finger else {
      return words.search(from: journey.asked.first?.name ?? "View", at: place) + often
    }
    return words.finger(finger, at: place) + often
  }

  /// A mark, what it stands at, and what is said of it at the right.
  private struct Row {
    var kind: Line.Kind
    var mark: Character = " "
    var label: String
    var note: String?

    var indent: Int { label.prefix { $0 == " " }.count }

    func line(label width: Int, columns: Int) -> Line {
      guard let note else {
        return Line(kind: kind, text: String("\(mark) \(label)".prefix(columns)))
      }
      let cut = label.prefix(width)
      let gap = String(repeating: " ", count: width - cut.count + 2)
      return Line(kind: kind, text: "\(mark) \(cut)\(gap)\(note)")
    }
  }
}

// MARK: - Down

extension JourneyPicture {
  private var askedRows: [Row] {
    let hit = hitIndex
    var rows = journey.asked.indices.map { row(of: journey.asked[$0], isHit: $0 == hit) }
    rows = withoutRepetition(rows)
    if rows.count > Self.mostRows {
      let more = rows.count - Self.mostRows + 1
      let between = Row(kind: .note, label: words.moreViews(more))
      rows = rows.prefix(Self.mostRows / 2) + [between] + rows.suffix(Self.mostRows / 2 - 1)
    }
    if journey.hit == nil { rows.append(Row(kind: .note, label: words.nobodyIsHit)) }
    if let name = journey.hit, hit == nil {
      rows.append(Row(kind: .hit, mark: strokes.journey.hit, label: name, note: words.note(.hit)))
    }
    return rows
  }

  /// The last to hold the point under the name of the view that was hit.
  private var hitIndex: Int? {
    journey.asked.lastIndex {
      $0.name == journey.hit && ($0.answer == .holds || $0.returned == $0.name)
    }
  }

  private func row(of view: AskedView, isHit: Bool) -> Row {
    let label = String(repeating: "  ", count: view.depth) + view.name
    let note = note(of: view, isHit: isHit)
    if isHit { return Row(kind: .hit, mark: strokes.journey.hit, label: label, note: note) }
    let isPassed = view.hasOwnHitTest ? view.returned != nil : view.answer == .holds
    return Row(
      kind: isPassed ? .passed : .skipped,
      mark: isPassed ? strokes.journey.down : strokes.journey.past, label: label, note: note)
  }

  private func note(of view: AskedView, isHit: Bool) -> String {
    if view.hasOwnHitTest {
      return isHit ? words.note(.hitByItsHitTest) : words.ownHitTest(view.returned)
    }
    if isHit { return words.note(view.hasOwnPoint ? .hitByItsPoint : .hit) }
    let note: JourneyNote =
      switch view.answer {
      case .holds: view.hasOwnPoint ? .ownPointHolds : .holds
      case .outside: view.hasOwnPoint ? .ownPointOutside : .outside
      case .hidden: .hidden
      case .faint: .faint
      case .disabled: .disabled
      case .moving: .moving
      case nil: .asked
      }
    return words.note(note)
  }

  /// Of siblings that are skipped for one reason the first two, and how many more there are.
  private func withoutRepetition(_ rows: [Row]) -> [Row] {
    var kept: [Row] = []
    var run: [Row] = []
    func isAlike(_ row: Row) -> Bool {
      guard let last = run.last, row.kind == .skipped, last.kind == .skipped else { return false }
      return row.note == last.note && row.indent == last.indent
    }
    func close() {
      kept += run.count > 4 ? run.prefix(2) : run[...]
      if run.count > 4 {
        let indent = String(repeating: " ", count: run[0].indent)
        kept.append(
          Row(
            kind: .skipped, mark: strokes.journey.past,
            label: indent + words.moreSiblings(run.count - 2),
            note: run[0].note))
      }
      run = []
    }
    for row in rows {
      if !isAlike(row) { close() }
      run.append(row)
    }
    close()
    return kept
  }
}

// MARK: - Up

extension JourneyPicture {
  private var listenerRows: [Row] {
    journey.listeners.enumerated().map { index, listener in
      let name = listener.view.map { words.recognizer(listener.name, of: $0) } ?? listener.name
      return Row(kind: .note, label: name, note: words.note(index == 0 ? .hearsFirst : .hearsToo))
    }
  }

  private var climbRows: [Row] {
    guard journey.finger != nil, let hit = journey.hit, !isUnderWay else { return [] }
    guard !climbs.isEmpty else {
      return [Row(kind: .note, label: hit, note: words.note(journey.isBarred ? .barred : .unheard))]
    }
    return ways.enumerated().flatMap { number, way -> [Row] in
      let head = Row(kind: .note, label: way.callbacks)
      var steps = way.climb.steps.enumerated().map { index, step in
        row(of: step, isLast: index == way.climb.steps.count - 1, in: way.climb)
      }
      if number > 0 { steps = withoutStages(steps) }
      let end = Row(
        kind: .note, label: words.endOfTheChain, note: words.note(.nobodyAnswers))
      return [head] + steps + (way.climb.isAnswered ? [] : [end])
    }
  }

  /// A way that has been told before needs only the ends of what hands it on.
  private func withoutStages(_ rows: [Row]) -> [Row] {
    var kept: [Row] = []
    let handsOn = words.note(.handsOn)
    for run in rows.runs(where: { $0.note == handsOn }) {
      guard run.count > 2, let first = run.first, let last = run.last else {
        kept += run
        continue
      }
      var row = first
      row.label = words.stages(first.label, last.label)
      row.note = words.note(.handOn)
      kept.append(row)
    }
    return kept
  }

  private func row(of step: TouchClimb.Step, isLast: Bool, in climb: TouchClimb) -> Row {
    let keeps = isLast && climb.isAnswered
    let note: JourneyNote = keeps ? .answers : step.hasOwn ? .answersAndHandsOn : .handsOn
    return Row(
      kind: keeps ? .answered : .passed, mark: strokes.journey.up, label: step.name,
      note: words.note(note))
  }

  private struct Way {
    var climb: TouchClimb
    var counts: [(name: String, count: Int)]
    var times: Character

    var callbacks: String {
      counts.map { $0.count == 1 ? $0.name : "\($0.name) \(times)\($0.count)" }
        .joined(separator: ", ")
    }
  }

  /// The climbs that went the same way under one heading.
  private var ways: [Way] {
    var ways: [Way] = []
    for climb in climbs {
      let same = ways.firstIndex {
        $0.climb.steps == climb.steps && $0.climb.isAnswered == climb.isAnswered
      }
      guard let same else {
        ways.append(Way(climb: climb, counts: [(climb.callback, 1)], times: strokes.times))
        continue
      }
      if let index = ways[same].counts.firstIndex(where: { $0.name == climb.callback }) {
        ways[same].counts[index].count += 1
      } else {
        ways[same].counts.append((climb.callback, 1))
      }
    }
    return ways
  }
}

extension Array {
  /// Cut so that elements that belong to a run stand together, and every other alone.
  fileprivate func runs(where belongs: (Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    var isOpen = false
    for element in self {
      let isPart = belongs(element)
      if isPart, isOpen {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
      isOpen = isPart
    }
    return runs
  }
}
