import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 0,
  with: .picture(
    "Ada", width: 8, height: 8, bytes: 1000))
Stage.network.bytesPerSecond = 8000

final class PhotoCell: UITableViewCell {
  var task: Task<Void, any Error>?
}
final class Feed: UITableViewController {
  var cancels = false
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 1000 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path
    ) as! PhotoCell
    cell.task = Task {
      _ = try await URLSession.shared.data(from: url)
    }
    return cell
  }
  override func tableView(
    _ table: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt path: IndexPath
  ) {
    if cancels { (cell as! PhotoCell).task?.cancel() }
  }
}
for cancels in [false, true] {
  let way = cancels ? "cancelled" : "kept"
  let feed = Feed()
  feed.cancels = true
  feed.tableView.rowHeight = 100/*:100|200*/
  feed.tableView.register(
    PhotoCell.self, forCellReuseIdentifier: "photo")
  let stage = Stage(feed)
  for _ in 1...3/*:3|5|7|9*/ {
    feed.tableView.contentOffset.y += 2400
    stage.settle()
  }
  print("\(way), running: \(stage.network.running)")
  while stage.network.running > 0 { stage.wait(0.5) }
  print("\(way), seconds: \(stage.now)")
}
