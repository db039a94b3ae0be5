import KataStage
import UIKit

struct Album: Codable, Sendable {
  let title: String
  let coverURL: URL
  let isShared: Bool
}

/// Albums on the way, and a main thread that is watched: it is to do something each tenth of a second.
@MainActor final class Scene {
  private let stage: Stage
  private let list: AlbumsViewController
  private let albums: [Album]
  private var last = Date()
  private var longestGap: TimeInterval = 0
  private var timer: Timer?

  private static var count = 0

  /// - Parameters:
  ///   - titles: what the list says, or nil where nothing comes.
  ///   - coverSeconds: how long the covers take, in turn.
  ///   - parsing: how long the list takes to read.
  ///   - decoding: how long a cover takes to decode.
  init(
    _ titles: [String]?, shared: [Bool] = [false], coverSeconds: [Int] = [1],
    parsing: TimeInterval = 0, decoding: TimeInterval = 0, rowsOnScreen: Int = 2
  ) {
    Self.count += 1
    albums = (titles ?? []).enumerated().map { row, title in
      Album(
        title: title, coverURL: Self.url("\(row).jpg"), isShared: shared[row % shared.count])
    }
    for (row, album) in albums.enumerated() {
      Stage.network.reply(
        to: album.coverURL, after: TimeInterval(coverSeconds[row % coverSeconds.count]),
        with: .picture(album.title, width: 1000, height: 1000))
    }
    stage = Stage(UIViewController())
    let listURL = Self.url("albums.json")
    if titles != nil {
      let data = (try? JSONEncoder().encode(albums)) ?? Data()
      stage.cost(of: .parsing, parsing * 1_000_000 / TimeInterval(data.count))
      Stage.network.reply(to: listURL, after: 1, with: data)
    } else {
      Stage.network.fail(listURL, after: 1)
    }
    stage.cost(of: .decoding, decoding)
    list = AlbumsViewController(albumsURL: listURL)
    list.tableView.rowHeight = 800 / CGFloat(rowsOnScreen)
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    stage.wait(1)
    stage.window.rootViewController = list
  }

  private static func url(_ name: String) -> URL {
    URL(string: "https://photos.app/\(count)/\(name)") ?? URL(fileURLWithPath: "/")
  }

  private func tick() {
    longestGap = max(longestGap, Date().timeIntervalSince(last))
    last = Date()
  }

  func wait(_ seconds: TimeInterval) { stage.wait(seconds) }

  /// Further than a screenful.
  func scroll(to row: Int) {
    list.tableView.contentOffset.y = list.tableView.rowHeight * CGFloat(row)
    stage.settle()
  }

  var rows: String {
    let lines = (list.tableView.indexPathsForVisibleRows ?? []).map { path in
      let cell = list.tableView.cellForRow(at: path)
      let title = cell?.textLabel?.text ?? "no title"
      let cover = cell?.imageView?.image.map { "\($0.pictureTitle ?? "?")'s cover" } ?? "no cover"
      return "\(title), \(cover)\(cell?.accessoryType == .checkmark ? ", shared" : "")"
    }
    return lines.isEmpty ? "no rows" : lines.joined(separator: "\n")
  }

  /// How long the main thread has done nothing else.
  func end() -> String {
    timer?.invalidate()
    stage.cost(of: .parsing, 0)
    stage.cost(of: .decoding, 0)
    return longestGap < 0.3
      ? "the main thread was free all the time"
      : "the main thread stood still for \((longestGap * 10).rounded() / 10) seconds"
  }
}

let titles = ["Lake", "Dune", "Harbour", "Meadow", "Bridge", "Tower", "Creek", "Moor"]

func counted(_ seconds: Int) -> String { seconds == 1 ? "1 second" : "\(seconds) seconds" }

Kata.check("the main thread is free while the list is loaded", cases: 3) { draw in
  let seconds = draw.number(in: 1...3)
  draw.shows("the list comes after 1 second\nand takes \(counted(seconds)) to read")
  let scene = Scene(["Lake"], parsing: TimeInterval(seconds))
  scene.wait(10)
  return scene.end()
}
Kata.check("the main thread is free while covers come", cases: 3) { draw in
  let seconds = draw.number(in: 1...3)
  draw.shows("each cover comes after 1 second\nand takes \(counted(seconds)) to decode")
  let scene = Scene(["Lake", "Dune"], decoding: TimeInterval(seconds))
  scene.wait(15)
  return scene.end()
}
Kata.check("the rows are there before their covers", cases: 3) { draw in
  let names = Array(draw.shuffled(titles).prefix(2))
  draw.shows("two albums, whose covers take 3 seconds")
  let scene = Scene(names, coverSeconds: [3])
  scene.wait(2)
  let before = scene.rows
  scene.wait(10)
  _ = scene.end()
  return "after 2 seconds:\n\(before)\nin the end:\n\(scene.rows)"
}
Kata.check("a late cover never lands in another row", cases: 8) { draw in
  let names = draw.shuffled(titles)
  let seconds = [draw.number(in: 5...9), 1, 1, draw.number(in: 5...9), 1, 1, draw.number(in: 1...3)]
  draw.shows(
    "one row fits the screen\nsecond 0: \(names[0]), whose cover takes \(seconds[0]) s\n"
      + "second 1: \(names[3]), whose cover takes \(seconds[3]) s\n"
      + "second 2: \(names[6]), whose cover takes \(seconds[6]) s")
  let scene = Scene(names, coverSeconds: seconds, rowsOnScreen: 1)
  scene.wait(1.1)
  for row in [3, 6] {
    scene.wait(1)
    scene.scroll(to: row)
  }
  scene.wait(20)
  _ = scene.end()
  return scene.rows
}
Kata.check("a checkmark stays with its album", cases: 10) { draw in
  let shared = [true, false, false, draw.chance(oneIn: 2), false, false, draw.chance(oneIn: 2), false]
  let (names, stops) = (draw.shuffled(titles), [0, 3, 6])
  draw.shows(
    "one row fits the screen; there come\n"
      + stops.map { names[$0] + (shared[$0] ? ", shared" : "") }.joined(separator: "\n"))
  let scene = Scene(names, shared: shared, rowsOnScreen: 1)
  scene.wait(1.1)
  for row in stops {
    scene.scroll(to: row)
    scene.wait(2)
  }
  _ = scene.end()
  return scene.rows
}
Kata.check("without a network the list is empty") { draw in
  draw.shows("the network is gone")
  let scene = Scene(nil)
  scene.wait(3)
  _ = scene.end()
  return scene.rows
}
