/// What became of a window's views between two snapshots, as they are seen on screen.
public struct TreeChange: Sendable {
  private let old: [String: ViewSnapshot]
  private let new: [ViewSnapshot]
  private let gone: [ViewSnapshot]
  private let strokes: Strokes
  private let words: any PictureWords

  /// Beyond so many lines the rest is counted.
  private static let longest = 8

  public init(
    from old: ViewSnapshot, to new: ViewSnapshot, strokes: Strokes = .box,
    words: any PictureWords = EnglishPictureWords()
  ) {
    let before = old.everythingBelow
    self.old = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
    self.new = new.everythingBelow
    let names = Set(self.new.map(\.name))
    gone = before.filter { !names.contains($0.name) }
    self.strokes = strokes
    self.words = words
  }

  /// One sentence a change without its full stop, a view before what it holds; what has gone last.
  public var lines: [String] {
    let all = new.flatMap(changes) + gone.map { words.isGone($0.label) }
    guard all.count > Self.longest + 1 else { return all }
    return all.prefix(Self.longest) + [words.moreChanges(all.count - Self.longest)]
  }

  private func changes(of view: ViewSnapshot) -> [String] {
    guard let before = old[view.name] else { return [words.isNew(view.label)] }
    var lines: [String] = []
    if before.isVisible != view.isVisible {
      lines.append(words.isSeen(view.label, view.isVisible))
    }
    let (size, oldSize) = (view.size(strokes), before.size(strokes))
    if size != oldSize { lines.append(words.hasSize(view.label, size, was: oldSize)) }
    let way = before.way(to: view)
    if way != ["0", "0"] {
      lines.append(words.moved(view.label, by: "(\(way.joined(separator: ", ")))"))
    }
    return lines
  }
}

extension ViewSnapshot {
  fileprivate var everythingBelow: [ViewSnapshot] {
    subviews.flatMap { [$0] + $0.everythingBelow }
  }

  /// How far the view went: its corner; its middle where it is turned or scaled.
  fileprivate func way(to other: ViewSnapshot) -> [String] {
    let share = isTransformed || other.isTransformed ? 0.5 : 0
    return [0, 1].map { axis in
      let (from, to) = (inWindow, other.inWindow)
      return (to[axis] + share * to[axis + 2] - from[axis] - share * from[axis + 2]).short
    }
  }
}
