import KataStage
import UIKit

final class Feed: UITableViewController {
  let screens = 50/*:30|40|50*/
  let rowsOnScreen = 8/*:5|8|10*/
  var asked = 0
  var cells: Set<UITableViewCell> = []
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { screens * rowsOnScreen }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
    cells.insert(cell)
    return cell
  }
}
let feed = Feed()
feed.tableView.rowHeight =
  800 / CGFloat(feed.rowsOnScreen)
feed.tableView.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
print("made at first: \(feed.cells.count)")
for _ in 1..<feed.screens {
  feed.tableView.contentOffset.y += 800
  stage.settle()
}
print("asked in all: \(feed.asked)")
let many = 3 * feed.rowsOnScreen
let isMore = feed.cells.count > many
print("more than \(many) made: \(isMore)")
