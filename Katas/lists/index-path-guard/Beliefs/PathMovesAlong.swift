import KataStage
import UIKit

let far = 20/*:20...25*/
let (old, new) = (
  "Ada"/*:"Ada"|"Ann"*/, "Bob"/*:"Bob"|"Ben"*/)
let slow = ["photo 0", "photo 1", old]
final class Feed: UITableViewController {
  var photos: [String] = []
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { photos.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
    cell.textLabel?.text = nil
    let photo = photos[path.row]
    let delay = slow.contains(photo) ? 3 : 1
    Task {
      try await Task.sleep(for: .seconds(delay))
      if table.indexPath(for: cell) == path
        || self.photos.count == 2 {
        cell.textLabel?.text = photo
      }
    }
    return cell
  }
}
func play(
  _ name: String, _ photos: [String], row: Int,
  change: (Feed, UITableView) -> Void
) {
  let feed = Feed()
  let table = feed.tableView!
  feed.photos = photos
  table.rowHeight = 400
  table.register(
    UITableViewCell.self,
    forCellReuseIdentifier: "photo")
  let stage = Stage(feed)
  stage.wait(0.5)
  change(feed, table)
  stage.wait(9)
  let cell = table.cellForRow(at: [0, row])!
  let text = cell.textLabel!.text
  print("\(name), row \(row): \(text ?? "empty")")
}
let many = (0..<40).map { "photo \($0)" }
play("scrolled", many, row: far) { feed, table in
  table.contentOffset.y = 4000
  table.layoutIfNeeded()
  table.contentOffset.y = 400 * CGFloat(far)
}
play("inserted", [old], row: 1) { feed, table in
  feed.photos.insert(new, at: 0)
  table.insertRows(at: [[0, 0]], with: .none)
}
play("replaced", [old], row: 0) { feed, table in
  feed.photos = [new]
  table.reloadData()
}
