import KataStage
import UIKit

struct Person: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let avatarURL: URL
}

/// A list of which each screenful is a page. A jump goes further than a page, so that all rows of one
/// leave.
@MainActor final class Scene {
  /// Where a jump goes, and how many seconds the avatars of that page take.
  struct Page {
    let first: Int
    let seconds: [Int]
  }

  private let pages: [Page]
  private let list: PeopleViewController
  private let stage: Stage

  private static var count = 0
  private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo", "Ida"]

  /// - Parameters:
  ///   - seconds: those of each page's avatars; all pages have equally many.
  ///   - pause: seconds before each jump.
  ///   - namesakes: all have one name.
  ///   - goesBack: the last jump goes to the first page.
  init(
    _ draw: inout Kata.Draw, seconds: [[Int]], pause: [Int], namesakes: Bool = false,
    goesBack: Bool = false
  ) {
    let (rowsOnScreen, offset) = (seconds[0].count, draw.number(in: 0...8))
    pages = seconds.enumerated().map { Page(first: $0 * 10, seconds: $1) }
    Self.count += 1
    let people = (0..<(seconds.count * 10 + rowsOnScreen)).map { row in
      Person(
        id: row, name: namesakes ? "Ada" : Self.names[(row + offset) % 9],
        avatarURL: Self.url(row))
    }
    for page in pages {
      for (number, seconds) in page.seconds.enumerated() {
        let row = page.first + number
        Stage.network.reply(
          to: Self.url(row), after: TimeInterval(seconds),
          with: .picture("avatar \(row)", width: 8, height: 8))
      }
    }
    let stops = Array(zip(goesBack ? pages + pages.prefix(1) : pages, [0] + pause))
    draw.shows(Self.text(stops, people))
    list = PeopleViewController(people: people)
    list.tableView.rowHeight = 800 / CGFloat(rowsOnScreen)
    stage = Stage(list)
    for (page, seconds) in stops.dropFirst() {
      stage.wait(TimeInterval(seconds))
      list.tableView.contentOffset.y = list.tableView.rowHeight * CGFloat(page.first)
      stage.settle()
    }
  }

  private static func url(_ row: Int) -> URL {
    URL(string: "https://photos.app/\(count)/\(row).jpg") ?? URL(fileURLWithPath: "/")
  }

  private static func text(_ stops: [(page: Page, pause: Int)], _ people: [Person]) -> String {
    var (second, seen) = (0, Set<Int>())
    return stops.map { page, pause in
      second += pause
      let rows = page.seconds.enumerated().map { number, seconds in
        let row = page.first + number
        let text = "row \(row), \(people[row].name)"
        return seen.insert(row).inserted ? "\(text), whose avatar takes \(seconds) s" : text
      }
      return "second \(second):\n" + rows.map { "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The rows on the screen, and which avatar each of them shows.
  private var shown: [(row: Int, avatar: Int?)] {
    (list.tableView.indexPathsForVisibleRows ?? []).map { path in
      let title = list.tableView.cellForRow(at: path)?.imageView?.image?.pictureTitle
      return (path.row, title.flatMap { Int($0.dropFirst("avatar ".count)) })
    }
  }

  private func name(_ row: Int) -> String {
    let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return cell?.textLabel?.text ?? "no name"
  }

  /// What the rows show now.
  var rows: String {
    shown.map { row, avatar in
      let text = avatar.map { $0 == row ? "its avatar" : "the avatar of row \($0)" } ?? "no avatar"
      return "row \(row): \(name(row)), \(text)"
    }.joined(separator: "\n")
  }

  /// The avatars that are seen in rows of others, from now until everything has come.
  var strangers: String {
    var strangers: [String] = []
    for _ in 0..<12 {
      stage.wait(strangers.isEmpty ? 0.5 : 1)
      for (row, avatar) in shown {
        guard let avatar, avatar != row else { continue }
        let line = "row \(row) shows the avatar of row \(avatar)"
        if !strangers.contains(line) { strangers.append(line) }
      }
    }
    return strangers.isEmpty ? "each row shows its own, or none" : strangers.joined(separator: "\n")
  }

  /// When everything has come.
  var end: String {
    stage.wait(20)
    return rows
  }
}

extension Kata.Draw {
  /// So many seconds for each row of a screen.
  mutating func seconds(_ range: ClosedRange<Int>) -> [Int] {
    (0..<(size < 6 ? 1 : 2)).map { _ in number(in: range) }
  }
}

Kata.check("each row shows its own avatar in the end", cases: 12) { draw in
  let seconds = [draw.seconds(1...3), draw.seconds(1...3)]
  return Scene(&draw, seconds: seconds, pause: [4]).end
}
Kata.check("a late avatar never shows in another row", cases: 20) { draw in
  // The first page's come when the third is there already, whose own may still be on the way.
  let seconds = [draw.seconds(4...9), draw.seconds(4...9), draw.seconds(1...7)]
  return Scene(&draw, seconds: seconds, pause: [1, 1]).strangers
}
Kata.check("until its avatar comes, a row shows none", cases: 20) { draw in
  // The first page's come while they can be seen, or while their cells wait for other rows.
  let seconds = [draw.seconds(1...5), draw.seconds(1...3), draw.seconds(1...3)]
  return Scene(&draw, seconds: seconds, pause: [draw.pick([2, 7]), 6]).rows
}
Kata.check("a row that comes back shows its avatar again", cases: 6) { draw in
  let seconds = [[draw.number(in: 1...6)], [draw.number(in: 1...6)]]
  return Scene(&draw, seconds: seconds, pause: [2, 1], goesBack: true).end
}
Kata.check("people of one name keep their own avatars", cases: 6) { draw in
  let seconds = [4...9, 4...9, 1...3].map { [draw.number(in: $0)] }
  return Scene(&draw, seconds: seconds, pause: [1, 1], namesakes: true).end
}
