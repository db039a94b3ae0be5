import KataStage
import UIKit

var prepared = 0
final class PhotoCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    prepared += 1
  }
}
final class Feed: UITableViewController {
  var asked = 0
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 5/*:3...7*/ }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    asked += 1
    return table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
}
let feed = Feed()
let table = feed.tableView!
table.register(
  PhotoCell.self, forCellReuseIdentifier: "photo")
let stage = Stage(feed)
let changed: IndexPath = [0, 1/*:0...2*/]
func play(_ name: String, update: () -> Void) {
  (feed.asked, prepared) = (0, 0)
  let cell = table.cellForRow(at: changed)
  update()
  stage.wait(1)
  let isSame = table.cellForRow(at: changed) === cell
  print("\(name), asked: \(feed.asked)")
  print("\(name), prepared: \(prepared)")
  if name == "reloadData" { return }
  print("\(name), same cell: \(isSame)")
}
play("reloadData") { table.reloadData() }
play("reloadRows") {
  table.reconfigureRows(at: [changed])
  prepared += 1
}
play("reconfigureRows") {
  table.reconfigureRows(at: [changed])
}
