import KataStage
import UIKit

final class Feed: UITableViewController {
  var photos = (0...7).map { "photo \($0)" }
  var asked = 0
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { photos.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
    cell.tag = path.row
    return cell
  }
  override func tableView(
    _ table: UITableView,
    didSelectRowAt path: IndexPath
  ) {
    let cell = table.cellForRow(at: path)!
    let row = table.cellForRow(at: path)!.tag
    print("by tag: \(photos[cell.tag])")
    print("by the table: \(photos[row])")
  }
}
let feed = Feed()
let table = feed.tableView!
table.rowHeight = 100
table.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
feed.asked = 0
for row in 0..<2/*:1...3*/ {
  feed.photos.insert("new \(row)", at: row)
  table.insertRows(at: [[0, row]], with: .none)
}
stage.wait(1)
stage.tap(CGPoint(x: 200, y: 50 + 100 * 4/*:3...6*/))
stage.wait(1)
print("asked: \(feed.asked)")
