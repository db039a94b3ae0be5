import KataStage
import UIKit

let ways = ["strong", "weak", "cancelled", "compared"]
let photos = ["Ada"/*:"Ada"|"Ann"*/, "Bob"/*:"Bob"|"Ben"*/]
func url(_ photo: String) -> URL {
  URL(string: "https://photos.app/\(photo).jpg")!
}
for (photo, seconds) in zip(photos, [4.5/*:3.5|4.5*/, 1/*:1|2*/]) {
  Stage.network.reply(
    to: url(photo), after: seconds,
    with: .picture(photo, width: 8, height: 8))
}
func load(_ photo: String) async throws -> UIImage? {
  let session = URLSession.shared
  let url = url(photo)
  let data = try await session.data(from: url).0
  return UIImage(data: data)
}
final class PhotoCell: UITableViewCell {
  var task: Task<Void, any Error>?
  var photo = ""
}
final class Feed: UITableViewController {
  var photo = photos[0]
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { ways.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let way = ways[path.row]
    let cell = table.dequeueReusableCell(
      withIdentifier: way, for: path) as! PhotoCell
    if way == "cancelled" { cell.task?.cancel() }
    if way == "weak" {
      cell.task = Task { [weak cell, photo] in
        let image = try await load(photo)
        cell?.imageView?.image = image
      }
    } else if way == "compared" {
      cell.photo = photo
      cell.task = Task { [photo] in
        let image = try await load(photo)
        guard cell.photo == photo else { return }
        cell.imageView?.image = image
      }
    } else {
      cell.task = Task { [photo] in
        let image = try await load(photo)
        cell.imageView?.image = image
      }
    }
    return cell
  }
}
let feed = Feed()
for way in ways {
  feed.tableView.register(
    PhotoCell.self, forCellReuseIdentifier: way)
}
let stage = Stage(feed)
feed.photo = photos[1]
feed.tableView.reloadData()
stage.wait(10)
let cells = feed.tableView.visibleCells
for (way, cell) in zip(ways, cells) {
  let image = cell.imageView!.image!
  print("\(way): \(image.pictureTitle!)")
}
