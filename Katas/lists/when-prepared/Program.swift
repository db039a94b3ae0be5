import KataStage
import UIKit

final class PhotoCell: UITableViewCell {}

final class Feed: UITableViewController {
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 1 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
}
let feed = Feed()
feed.tableView.register(
  PhotoCell.self, forCellReuseIdentifier: "photo")
let stage = Stage(feed, tracing: [.cells])
let reloads = 1/*:1...2*/
for _ in 0..<reloads {
  feed.tableView.reloadData()
  stage.settle()
}
