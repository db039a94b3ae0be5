import KataStage
import UIKit

final class Feed: UITableViewController {
  var photos = (4/*:2...7*/...9).map { "photo \($0)" }
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
    cell.textLabel?.text = photos[path.row]
    return cell
  }
}
let feed = Feed()
let table = feed.tableView!
table.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
func report(_ when: String) {
  let rows = table.numberOfRows(inSection: 0)
  print("\(when), rows: \(rows)")
  let cell = table.cellForRow(at: [0, 0])!
  print("\(when), first: \(cell.textLabel!.text!)")
}
feed.asked = 0
feed.photos.insert("Ada"/*:"Ada"|"Ann"|"Amy"|"Abel"|"Alma"*/, at: 0)
stage.wait(1)
report("changed")
table.reloadData()
table.layoutIfNeeded()
print("asked so far: \(feed.asked)")
stage.settle()
report("reloaded")
print("asked by then: \(feed.asked)")
