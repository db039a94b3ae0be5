import KataStage
import UIKit

final class Feed: UITableViewController {
  var heard = 0
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 8 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
  override func tableView(
    _ table: UITableView,
    didSelectRowAt path: IndexPath
  ) { heard += 1 }
}
let feed = Feed()
let table = feed.tableView!
table.rowHeight = 100
table.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
for row in 0...1/*:1...3*/ {
  stage.tap(CGPoint(x: 200, y: 100 * row + 50))
  stage.wait(1)
}
for row in 5...6/*:5...7*/ {
  table.scrollToRow(
    at: [0, row], at: .none, animated: false)
}
print("heard: \(feed.heard)")
let selected = table.indexPathsForSelectedRows!
print("selected: \(selected.count)")
print("last: \(selected.last!.row)")
