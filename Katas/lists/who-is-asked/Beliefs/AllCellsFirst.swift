import KataStage
import UIKit

final class Feed: UITableViewController {
  var photos: [String] = []
  var shown: [String] = []
  var counted = false
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int {
    counted = true
    return photos.count
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    print("cell for \(photos[path.row])")
    return table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
  override func tableView(
    _ table: UITableView,
    willDisplay: UITableViewCell,
    forRowAt path: IndexPath
  ) { shown.append(photos[path.row]) }
}
let feed = Feed()
feed.tableView.rowHeight = 300
feed.tableView.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
feed.counted = false
feed.shown = []
feed.photos = [
  "Ada"/*:"Ada"|"Ann"*/, "Bob"/*:"Bob"|"Ben"|"Bea"*/,
  "Cleo"/*:"Cleo"|"Carl"*/, "Dan", "Eve",
]
feed.tableView.reloadData()
print("reload returns, counted: \(feed.counted)")
stage.settle()
for row in feed.shown { print("display \(row)") }
