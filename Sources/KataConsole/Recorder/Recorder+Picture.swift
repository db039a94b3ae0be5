import Foundation
import KataCourse
import KataTrace

extension Recorder {
  /// Each window as it was at the end and what became of it since it was opened, then the ways of
  /// the touches, then the recognisers, then who holds what no window shows.
  func drawn(_ story: ProgramStory) -> String {
    let windows = story.windows.map(picture)
    let parts = windows + touches(story) + recognizers(story) + survivors(story)
    return parts.joined(separator: "\n\n")
  }

  private var strokes: Strokes { style.hasUnicode ? .box : .ascii }
  private var columns: Int { min(width, 60) }

  /// So many are drawn, and the rest is counted.
  private static let mostTouches = 4
  private static let mostRecognizers = 3

  private func picture(_ window: WindowStory) -> String {
    TreePicture(
      of: window.last, since: window.first, strokes: strokes, columns: columns,
      words: words.pictures
    ).text().withoutControls
  }

  /// A tree that a check's input is, drawn small; nil where it can't be read.
  func inputPicture(_ text: String) -> String? {
    guard
      case .tree(_, let tree)? = try? JSONDecoder().decode(
        ChannelRecord.self, from: Data(text.utf8))
    else { return nil }
    let (width, height) = (tree.bounds[2], tree.bounds[3])
    guard width > 0, height > 0 else { return nil }
    // Two columns are about as wide as a row is high.
    let fitting = Double(2 * Self.mostInputRows) * width / height
    let most = min(columns, Self.mostInputColumns)
    let picture = TreePicture(
      of: tree, strokes: strokes, columns: fitting < Double(most) ? Int(fitting) : most)
    // The title is the root's own.
    let lines = picture.text().withoutControls.split(separator: "\n").dropFirst()
    return lines.joined(separator: "\n")
  }

  private static let mostInputColumns = 32
  private static let mostInputRows = 20

  private func touches(_ story: ProgramStory) -> [String] {
    let drawn = story.touches.prefix(Self.mostTouches).map { touch in
      JourneyPicture(
        of: touch.journey, climbs: touch.climbs, times: touch.times, strokes: strokes,
        columns: columns, words: words.pictures
      ).lines.map(painted).joined(separator: "\n")
    }
    let rest =
      story.touches.dropFirst(Self.mostTouches).map(\.times).reduce(0, +) + story.untoldTouches
    return drawn + (rest == 0 ? [] : [prose(words.touchesMore(rest))])
  }

  private func painted(_ line: JourneyPicture.Line) -> String {
    let role: Style.Role? =
      switch line.kind {
      case .title: .heading
      case .hit, .answered: .strong
      case .skipped: .quiet
      case .passed, .note: nil
      }
    return style.paint(line.text.withoutControls, role)
  }

  private func survivors(_ story: ProgramStory) -> [String] {
    let held = story.survivors.filter { !$0.owners.isEmpty }
    guard !held.isEmpty else { return [] }
    let arrow = style.hasUnicode ? " → " : " -> "
    let ways = held.map { $0.owners.joined(separator: arrow).withoutControls }
    return [([style.paint(words.stillAlive, .heading)] + ways).joined(separator: "\n")]
  }

  private func recognizers(_ story: ProgramStory) -> [String] {
    let drawn = story.recognizers.prefix(Self.mostRecognizers).map { changes in
      StateDiagram(of: changes, strokes: strokes, columns: columns, words: words.pictures).text()
        .withoutControls
    }
    let rest = story.recognizers.count - drawn.count
    return drawn + (rest == 0 ? [] : [prose(words.recognizersMore(rest))])
  }
}
