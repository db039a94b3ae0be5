import KataStage
import UIKit

func url(_ row: Int) -> URL {
  URL(string: "https://photos.app/\(row).jpg")!
}
let first = 20/*:20...40*/
let rows = [first, first + 1, first + 2]
let slow = rows[0/*:0|1*/]
for row in rows {
  Stage.network.reply(
    to: url(row), after: row == slow ? 3 : 1,
    with: .picture(
      "photo \(row)", width: 8, height: 8))
}
final class Feed: UITableViewController,
  UITableViewDataSourcePrefetching
{
  var cache: [URL: Data] = [:]
  func load(_ row: Int) {
    let url = url(row)
    if cache[url] != nil { return }
    Task {
      let session = URLSession.shared
      cache[url] = try await session.data(from: url).0
    }
  }
  func tableView(
    _ table: UITableView,
    prefetchRowsAt paths: [IndexPath]
  ) {
    _ = paths
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    load(path.row)
    return UITableViewCell()
  }
}
let feed = Feed()
let stage = Stage(UIViewController())
let table = feed.tableView!
feed.tableView(
  table, prefetchRowsAt: rows.map { [0, $0] })
stage.wait(2)
for row in rows.prefix(2) {
  _ = feed.tableView(table, cellForRowAt: [0, row])
}
stage.wait(9)
for row in rows {
  let requests = stage.network.requests(to: url(row))
  print("row \(row): \(requests)")
}
