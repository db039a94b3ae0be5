import KataStage
import UIKit

final class PhotoCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    alpha = 1
  }
}
final class Feed: UITableViewController {
  var (likes, drafts) = (4/*:4...7*/, 2/*:1...3*/)
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 8 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
    if path.row < likes {
      cell.accessoryType = .checkmark
    }
    if path.row < drafts { cell.alpha = 0.5 }
    return cell
  }
}
let feed = Feed()
feed.tableView.register(
  PhotoCell.self, forCellReuseIdentifier: "photo")
let stage = Stage(feed)
func report(_ when: String) {
  let cells = feed.tableView.visibleCells
  let marked = cells.filter {
    $0.accessoryType == .checkmark
  }
  print("\(when), marked: \(marked.count)")
  let faded = cells.filter { $0.alpha < 1 }
  print("\(when), faded: \(faded.count)")
}
report("at first")
(feed.likes, feed.drafts) = (0, 0)
feed.tableView.reloadData()
stage.settle()
report("reloaded")
