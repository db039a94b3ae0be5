import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 60,
  with: .picture("Ada", width: 8, height: 8))
let photos = 4/*:2|4|5|6*/

final class PhotoCell: UITableViewCell {
  var task: Task<Void, any Error>?
  var cancelsAtReuse = false
  override func prepareForReuse() {
    super.prepareForReuse()
    if !cancelsAtReuse { task?.cancel() }
  }
}
final class Feed: UITableViewController {
  var cancelsAtReuse = false
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 40 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let name = path.row < photos ? "photo" : "advert"
    let cell = table.dequeueReusableCell(
      withIdentifier: name, for: path)
    if let cell = cell as? PhotoCell {
      cell.cancelsAtReuse = cancelsAtReuse
      cell.task = Task {
        let session = URLSession.shared
        _ = try await session.data(from: url)
      }
    }
    return cell
  }
  override func tableView(
    _ table: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt path: IndexPath
  ) {
    guard cancelsAtReuse else { return }
    (cell as? PhotoCell)?.task?.cancel()
  }
}
func play(_ name: String, cancelsAtReuse: Bool) {
  let feed = Feed()
  feed.cancelsAtReuse = cancelsAtReuse
  feed.tableView.rowHeight = 100/*:100|200*/
  feed.tableView.register(
    PhotoCell.self, forCellReuseIdentifier: "photo")
  feed.tableView.register(
    UITableViewCell.self,
    forCellReuseIdentifier: "advert")
  let stage = Stage(feed)
  feed.tableView.contentOffset.y = 2400
  stage.settle()
  print("\(name): \(stage.network.running)")
  stage.wait(100)
}
play("at reuse", cancelsAtReuse: true)
play("at the end of display", cancelsAtReuse: false)
