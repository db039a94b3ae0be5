/// What controllers went through, side by side, the first at the top.
///
///     time   Feed                  Detail
///        0   │ viewDidLoad         ·
///        0   ╎ viewWillAppear      ·
///        0   ┃ viewDidAppear       ·
///      0.1   ┃                     │ viewDidLoad
///      0.1   ╎ viewWillDisappear   │
///
/// The line below a name says what the screen is: not loaded, loaded, in transition, on screen, gone.
public struct TimelinePicture: Sendable {
  private let events: [TraceEvent]
  private let subjects: [String]
  private let strokes: Strokes
  private let columns: Int
  private let rows: Int
  private let words: any PictureWords

  /// - Parameters:
  ///   - events: those of the subjects are drawn, in their order.
  ///   - subjects: the controllers' names, from left to right.
  ///   - columns: at most so many characters a line.
  ///   - rows: at most so many lines; what came first gives way.
  public init(
    of events: [TraceEvent], subjects: [String], strokes: Strokes = .box, columns: Int = 60,
    rows: Int = .max, words: any PictureWords = EnglishPictureWords()
  ) {
    self.events = events.filter { subjects.contains($0.subject) }
    self.subjects = subjects
    self.strokes = strokes
    self.columns = max(24, columns)
    self.rows = max(4, rows)
    self.words = words
  }

  /// The families whose callbacks change what a screen is, or tell of it.
  public static let families: Set<TraceFamily> = [
    .loading, .appearance, .isAppearing, .containment, .memory,
  ]

  /// The first line has the names.
  public var lines: [String] {
    var stages = subjects.map { _ in ScreenStage.unloaded }
    let drawn = events.map { event -> String in
      let place = subjects.firstIndex(of: event.subject) ?? 0
      stages[place] = stages[place].after(event.callback)
      let cells = subjects.indices.map { index in
        let text = index == place ? " " + event.callback : ""
        return fitted(String(Self.mark(of: stages[index], strokes)) + text)
      }
      return line(event.time.short, cells)
    }
    let room = rows - 1
    let rest = drawn.count - room + 1
    let shown =
      drawn.count <= room
      ? drawn : [line(String(strokes.rest), [words.eventsBefore(rest)])] + drawn.suffix(room - 1)
    return [line(words.time, subjects.map(fitted))] + shown
  }

  /// What the marks mean, on one line or on two.
  ///
  /// - Parameter columns: at most so many characters a line.
  public static func legend(
    columns: Int, strokes: Strokes = .box, words: any PictureWords = EnglishPictureWords()
  ) -> [String] {
    let texts = ScreenStage.allCases.map { "\(mark(of: $0, strokes)) \(words.stage($0))" }
    let line = texts.joined(separator: "  ")
    guard line.count > columns else { return [line] }
    return [texts.prefix(3).joined(separator: "  "), texts.suffix(2).joined(separator: "  ")]
  }

  /// Without a line's end at the end.
  public func text() -> String { lines.joined(separator: "\n") }

  private static let timeColumns = 6

  private var subjectColumns: Int {
    let room = columns - Self.timeColumns - 2 * subjects.count
    return max(12, min(28, room / max(1, subjects.count)))
  }

  private func line(_ time: String, _ cells: [String]) -> String {
    let gap = String(repeating: " ", count: max(0, Self.timeColumns - time.count))
    var text = gap + time
    for cell in cells { text += "  " + cell }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private func fitted(_ text: String) -> String {
    let room = subjectColumns
    if text.count > room { return text.prefix(room - 1) + String(strokes.rest) }
    return text + String(repeating: " ", count: room - text.count)
  }

  private static func mark(of stage: ScreenStage, _ strokes: Strokes) -> Character {
    let isBox = strokes == .box
    return switch stage {
    case .unloaded: isBox ? "·" : "."
    case .loaded: strokes.vertical
    case .moving: strokes.dashes.vertical
    case .shown: isBox ? "┃" : "#"
    case .gone: isBox ? "×" : "x"
    }
  }
}

extension ScreenStage {
  fileprivate func after(_ callback: String) -> ScreenStage {
    switch callback {
    case "viewDidLoad": .loaded
    case "viewWillAppear", "viewIsAppearing", "viewWillDisappear": .moving
    case "viewDidAppear": .shown
    case "viewDidDisappear": .loaded
    case "deinit": .gone
    default: self
    }
  }
}
