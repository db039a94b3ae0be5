import KataStage
import UIKit

final class Feed: UITableViewController {
  var photos = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { photos.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
    cell.textLabel?.text = photos[path.row]
    return cell
  }
}
let feed = Feed()
let table = feed.tableView!
table.register(
  UITableViewCell.self, forCellReuseIdentifier: "photo")
let stage = Stage(feed)
let photo = "Fay"/*:"Fay"|"Gus"|"Hal"|"Ian"*/
let (first, second) = (0/*:0|1*/, 3/*:2...4*/)
table.performBatchUpdates {
  table.insertRows(at: [[0, first]], with: .none)
  feed.photos.remove(at: second)
  feed.photos.insert(photo, at: first)
  table.deleteRows(at: [[0, second]], with: .none)
}
stage.wait(1)
let shown = table.visibleCells.map { $0.textLabel!.text! }
print("table: \(shown.joined(separator: " "))")
print("array: \(feed.photos.joined(separator: " "))")
