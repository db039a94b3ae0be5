import KataStage
import UIKit

final class Feed: UITableViewController {
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 500 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let isPhoto = path.row < 20
    return table.dequeueReusableCell(
      withIdentifier: isPhoto ? "photo" : "advert",
      for: path)
  }
}
struct Held { weak var cell: UITableViewCell? }

let feed = Feed()
let table = feed.tableView!
table.rowHeight = 100/*:50|80|100|150|160|200|400*/
for name in ["photo", "advert"] {
  table.register(
    UITableViewCell.self,
    forCellReuseIdentifier: name)
}
let stage = Stage(feed)
let photos = table.visibleCells.map {
  Held(cell: $0)
}
table.contentOffset.y = 8000
stage.settle()
stage.memoryWarning()
let adverts = table.visibleCells.map {
  Held(cell: $0)
}
func report(_ when: String, _ held: [Held]) {
  print("\(when): \(held.count { $0.cell != nil })")
}
report("photos, after the jump", photos)
stage.memoryWarning()
report("photos, after the warning", photos)
report("adverts, after the warning", adverts)
