import KataStage
import UIKit

let session = URLSession.shared
func url(_ row: Int) -> URL {
  URL(string: "https://photos.app/\(row).jpg")!
}
let last = 20/*:20...28*/
for (row, seconds) in [
  (0, 5.5/*:4.5|5.5|6.5*/), (10, 0.25), (last, 1.5/*:0.5|1.5*/),
] {
  Stage.network.reply(
    to: url(row), after: seconds,
    with: .picture(
      "avatar \(row)", width: 8, height: 8))
}
final class List: UITableViewController {
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 30 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "person", for: path)
    cell.imageView?.image = nil
    let url = url(path.row)
    Task {
      let data = try await session.data(from: url).0
      cell.imageView?.image = UIImage(data: data)
    }
    return cell
  }
}
let list = List()
let table = list.tableView!
table.rowHeight = 800
table.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "person")
let stage = Stage(list)
for row in [10, last] {
  stage.wait(1)
  table.contentOffset.y = 800 * CGFloat(row)
}
for second in 2...7 {
  stage.wait(second == 2 ? 0.1 : 1)
  let image = table.visibleCells[0].imageView?.image
  let title = image?.pictureTitle ?? "none"
  print("second \(second): \(title)")
}
