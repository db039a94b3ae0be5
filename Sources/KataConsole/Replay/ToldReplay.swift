import KataCourse
import KataTrace

/// What is said of each step of a replay, in plain text without control characters.
struct ToldReplay {
  let replay: ProgramReplay
  let style: Style
  var language = Language.english

  var words: any Words { language.words }

  private var strokes: Strokes { style.hasUnicode ? .box : .ascii }

  /// Where and when: `step 5 of 14 · line 12 · 0.5 s`.
  func place(at index: Int) -> String {
    let step = replay.steps[index]
    let parts =
      [words.step(index + 1, of: replay.steps.count)]
      + (step.lines.first.map { [words.replayLine($0)] } ?? [])
      + (step.time.map { [words.replayTime($0.briefly)] } ?? [])
    return parts.joined(separator: " \(style.separator) ")
  }

  /// What happened, on one line.
  func happening(at index: Int) -> String {
    let step = replay.steps[index]
    let text =
      switch step.happening {
      case .print: step.printed.joined(separator: " \(style.separator) ")
      case .event(let event): step.printed.isEmpty ? words.unprinted(event.line) : event.line
      case .touch(let touch, let times):
        words.touched(
          touch, at: "(\(touch.point.map(\.briefly).joined(separator: ", ")))", times: times)
      case .recognizer(let change, let times):
        words.changed(change, arrow: style.hasUnicode ? "→" : "->", times: times)
      case .screen: screen(at: index)
      case .stopped(let ending): words.stops(ending)
      case .rest: words.printedSomewhere
      }
    return text.withoutControls.replacing("\n", with: " ").replacing("\t", with: " ")
  }

  private func screen(at index: Int) -> String {
    guard let (tree, before) = replay.trees(at: index).first, let before else {
      return words.screenChanges
    }
    let changes = TreeChange(from: before, to: tree, strokes: strokes).lines
    return ([words.screenChanges] + changes.prefix(1)).joined(separator: ": ")
  }

  /// What a search looks through.
  func everything(at index: Int) -> String {
    ([happening(at: index)] + replay.steps[index].printed).joined(separator: "\n")
  }

  /// A picture of what there is at a step; nil where there is nothing to draw yet.
  ///
  /// - Parameters:
  ///   - columns: at most so many characters a line.
  ///   - rows: about so many lines at most.
  func picture(
    of subject: ReplaySubject, at index: Int, columns: Int, rows: Int
  ) -> [String]? {
    let lines: [String]? =
      switch subject {
      case .timeline: timeline(at: index, columns, rows)
      case .cells: cells(at: index, columns, rows)
      case .recognizers: recognizers(at: index, columns)
      case .touch: touch(at: index, columns)
      case .tree: tree(at: index, columns, rows)
      }
    return lines?.map(\.withoutControls)
  }

  private func timeline(at index: Int, _ columns: Int, _ rows: Int) -> [String]? {
    let alive = index == replay.steps.count - 1 ? survivors : []
    let legend = TimelinePicture.legend(
      columns: columns, strokes: strokes, words: words.pictures)
    let picture = TimelinePicture(
      of: replay.events(at: index), subjects: replay.controllers, strokes: strokes,
      columns: columns, rows: rows - legend.count - alive.count, words: words.pictures)
    return picture.lines + legend + alive
  }

  /// Who holds the screens that are alive at the end, in no window.
  private var survivors: [String] {
    guard !replay.survivors.isEmpty else { return [] }
    let arrow = style.hasUnicode ? " → " : " -> "
    return [words.stillAlive] + replay.survivors.map { $0.owners.joined(separator: arrow) }
  }

  private func cells(at index: Int, _ columns: Int, _ rows: Int) -> [String]? {
    replay.table(at: index).map { table, before, made in
      PoolPicture(
        of: table, since: before, made: made, strokes: strokes, columns: columns, rows: rows,
        words: words.pictures
      ).lines
    }
  }

  private func recognizers(at index: Int, _ columns: Int) -> [String]? {
    let paths = replay.recognizers(at: index)
    guard let first = paths.first else { return nil }
    let arrow = style.hasUnicode ? "→" : "->"
    // The others on a line each: all diagrams together are higher than a screen.
    let others = paths.dropFirst().map { path in
      let states = [path[0].from] + path.map(\.to)
      let way = states.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      let name = path[0].name
      return (path[0].view.map { words.pictures.recognizer(name, of: $0) } ?? name) + ": "
        + way.joined(separator: " \(arrow) ")
    }
    return StateDiagram(of: first, strokes: strokes, columns: columns, words: words.pictures).text()
      .lines + others
  }

  private func touch(at index: Int, _ columns: Int) -> [String]? {
    replay.journey(at: index).map { journey, climbs, isUnderWay in
      JourneyPicture(
        of: journey, climbs: climbs, isUnderWay: isUnderWay, strokes: strokes, columns: columns,
        words: words.pictures
      ).lines.map(\.text)
    }
  }

  /// So many views that stand in no window are drawn.
  private static let mostLoose = 3

  private func tree(at index: Int, _ columns: Int, _ rows: Int) -> [String]? {
    let trees = replay.trees(at: index)
    guard !trees.isEmpty else { return nil }
    if trees.count == 1, trees[0].tree.type.hasSuffix("Window") {
      return picture(trees[0].tree, since: trees[0].before, columns, rows)
    }
    let drawn = trees.suffix(Self.mostLoose)
    let each = max(6, rows / drawn.count)
    return drawn.flatMap { tree, before in
      // The title is the view's own.
      picture(tree.framed, since: before?.framed, columns, each).dropFirst()
    }
  }

  private func picture(
    _ window: ViewSnapshot, since old: ViewSnapshot?, _ columns: Int, _ rows: Int
  ) -> [String] {
    // A character is about twice as high as wide.
    let (width, height) = (window.bounds[2], window.bounds[3])
    let room = max(6, rows - 3)
    let fitting = height > 0 ? Int(2.4 * Double(room) * width / height) : columns
    return TreePicture(
      of: window, since: old, strokes: strokes, columns: min(columns, max(24, fitting)), rows: room,
      words: words.pictures
    ).text().lines
  }
}

extension ViewSnapshot {
  /// A view that stands in no window, in one of its own size.
  fileprivate var framed: ViewSnapshot {
    ViewSnapshot(
      name: name, type: type, frame: inWindow, bounds: inWindow, inWindow: inWindow,
      subviews: [self])
  }
}

extension Double {
  /// With up to two digits behind the point, as people write it.
  var briefly: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension String {
  /// Cut at line ends; the last one counts for nothing.
  var lines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
