import KataCourse

/// A step of a replay on a terminal's screen: the program with its line, what was printed, and a picture;
/// side by side where there is room.
struct ReplayScreen {
  let told: ToldReplay
  let title: String
  let size: (columns: Int, rows: Int)
  private let program: [(plain: String, painted: String)]

  private var style: Style { told.style }
  private var words: any Words { told.words }
  private var replay: ProgramReplay { told.replay }

  init(_ told: ToldReplay, title: String, size: (columns: Int, rows: Int)) {
    self.told = told
    self.title = title
    self.size = (max(20, size.columns), max(6, size.rows))
    let plain = Listing(told.replay.source).lines(style: .plain)
    program = Array(zip(plain, Listing(told.replay.source).lines(style: told.style)))
  }

  /// As many lines as the screen has, none wider than it.
  func lines(at walk: ReplayWalk) -> [String] {
    if walk.showsHelp { return help }
    let room = size.rows - 3
    let body =
      size.columns >= Self.leastBeside ? beside(walk, rows: room) : below(walk, rows: room)
    let filled = body.prefix(room) + Array(repeating: "", count: max(0, room - body.count))
    return heading(walk.index) + filled + [status(walk)]
  }

  /// From so many columns on the picture stands beside the program.
  private static let leastBeside = 92
  private static let widestPicture = 64

  private func heading(_ index: Int) -> [String] {
    let place = "\(title) \(style.separator) \(told.place(at: index))"
    return [
      style.paint(place.cut(to: size.columns, style), .heading),
      told.happening(at: index).cut(to: size.columns, style),
    ]
  }

  private func status(_ walk: ReplayWalk) -> String {
    let text =
      switch (walk.entry, walk.notice) {
      case (.number(let digits)?, _): digits
      case (.search(let text)?, _): "/" + text
      case (nil, let notice?): words.notice(notice)
      case (nil, nil): words.replayKeys
      }
    let cut = text.withoutControls.cut(to: size.columns - 1, style)
    return walk.entry == nil ? style.paint(cut, .quiet) : cut
  }

  private var help: [String] {
    let lines = words.replayHelp.lines.map { $0.cut(to: size.columns, style) }
    return lines.prefix(size.rows) + Array(repeating: "", count: max(0, size.rows - lines.count))
  }

  // MARK: Its parts

  private func beside(_ walk: ReplayWalk, rows: Int) -> [String] {
    let gap = 3
    guard let subject = subject(walk) else {
      return text(walk.index, columns: size.columns, rows: rows)
    }
    let right = min(Self.widestPicture, size.columns / 2)
    let left = size.columns - right - gap
    let texts = text(walk.index, columns: left, rows: rows)
    let picture = picture(subject, walk, columns: right, rows: rows)
    return (0..<max(texts.count, picture.count)).map { row in
      let one = row < texts.count ? texts[row] : ""
      guard row < picture.count else { return one }
      let width = DisplayWidth.columns(of: one.withoutPaint)
      return one + String(repeating: " ", count: left - width + gap) + picture[row]
    }
  }

  private func below(_ walk: ReplayWalk, rows: Int) -> [String] {
    guard let subject = subject(walk) else {
      return text(walk.index, columns: size.columns, rows: rows)
    }
    let texts = program.count + replay.output(at: walk.index).count + 2
    let least = min(9, texts)
    let most = max(3, rows - least)
    let picture = picture(subject, walk, columns: size.columns, rows: most)
    let text = text(walk.index, columns: size.columns, rows: rows - min(most, picture.count))
    return text + picture.prefix(most)
  }

  private func subject(_ walk: ReplayWalk) -> ReplaySubject? {
    replay.subjects.isEmpty ? nil : replay.subjects[walk.picture]
  }

  /// Program and output.
  private func text(_ index: Int, columns: Int, rows: Int) -> [String] {
    let output = replay.output(at: index)
    let shown = min(max(1, output.count), max(3, rows / 3))
    let program = program(index, columns: columns, rows: max(1, rows - shown - 1))
    return program + [rule(words.replayOutput, columns)]
      + outputLines(output, new: replay.steps[index].printed.count, columns, rows: shown)
  }

  private func program(_ index: Int, columns: Int, rows: Int) -> [String] {
    let lines = replay.steps[index].lines
    let centre = lines.first ?? replay.steps[..<index].last { !$0.lines.isEmpty }?.lines.first ?? 1
    let first = max(0, min(centre - 1 - rows / 2, program.count - rows))
    return program.indices.dropFirst(first).prefix(rows).map { line in
      codeLine(line, isHere: lines.first == line + 1, called: lines.contains(line + 1), columns)
    }
  }

  private func codeLine(
    _ line: Int, isHere: Bool, called: Bool, _ columns: Int
  ) -> String {
    let mark = isHere ? style.hereMark : called ? style.callerMark : " "
    let number = "\(line + 1)".leftPadded(to: 4)
    let room = columns - 8
    let (plain, painted) = program[line]
    let fits = DisplayWidth.columns(of: plain) <= room
    if isHere {
      return style.paint("\(mark)\(number)  \(plain.cut(to: room, style))", .strong)
    }
    return mark + style.paint(number, .quiet) + "  " + (fits ? painted : plain.cut(to: room, style))
  }

  private func outputLines(
    _ output: [String], new: Int, _ columns: Int, rows: Int
  ) -> [String] {
    if output.isEmpty { return [style.paint("  " + words.nothingPrinted, .quiet)] }
    let start = max(0, output.count - rows)
    return output.indices.dropFirst(start).map { index in
      let isNew = index >= output.count - new
      let mark = isNew ? style.hereMark : " "
      let text = (mark + " " + output[index].withoutControls.replacing("\t", with: " "))
        .cut(to: columns, style)
      return isNew ? style.paint(text, .strong) : text
    }
  }

  private func picture(
    _ subject: ReplaySubject, _ walk: ReplayWalk, columns: Int, rows: Int
  ) -> [String] {
    let title = rule(words.picture(of: subject), columns)
    guard
      let lines = told.picture(of: subject, at: walk.index, columns: columns, rows: rows - 1)
    else { return [title, style.paint("  " + words.nothingDrawn, .quiet)] }
    return [title] + lines.shortened(to: rows - 1, style).map { $0.cut(to: columns, style) }
  }

  private func rule(_ name: String, _ columns: Int) -> String {
    let dash: Character = style.hasUnicode ? "─" : "-"
    let rest = max(0, columns - name.count - 4)
    let text = "\(dash)\(dash) \(name) " + String(repeating: dash, count: rest)
    return style.paint(text, .quiet)
  }
}

extension Style {
  /// What stands before the line that runs, and before one that called it.
  var hereMark: String { hasUnicode ? "►" : ">" }
  var callerMark: String { hasUnicode ? "·" : ":" }
}

extension String {
  /// At most so many columns; what is cut off is told by a mark.
  func cut(to columns: Int, _ style: Style) -> String {
    guard DisplayWidth.columns(of: self) > columns else { return self }
    var (text, width) = ("", 0)
    for character in self {
      width += DisplayWidth.columns(of: character)
      if width > columns - 1 { break }
      text.append(character)
    }
    return text + (style.hasUnicode ? "…" : "~")
  }

  /// Without the sequences that colour it.
  fileprivate var withoutPaint: String { replacing(/\u{1B}\[[0-9]*m/, with: "") }
}

extension [String] {
  /// The first of them and a mark for the others.
  fileprivate func shortened(to rows: Int, _ style: Style) -> [String] {
    guard count > Swift.max(1, rows) else { return self }
    return prefix(Swift.max(1, rows) - 1) + [style.hasUnicode ? "…" : "~"]
  }
}
