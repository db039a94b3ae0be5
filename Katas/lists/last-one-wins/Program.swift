import KataStage
import UIKit

let session = URLSession.shared
func url(_ hit: String) -> URL {
  URL(string: "https://photos.app/\(hit).jpg")!
}
let word = "par"/*:"ber"|"par"|"rom"|"lon"|"cai"*/
let hits = (1...3).map { String(word.prefix($0)) }
let seconds = [
  5.5/*:3.5|4.5|5.5*/, 3/*:2|3|4*/, 1.75/*:0.75|1.75|2.75*/,
]
for (hit, seconds) in zip(hits, seconds) {
  Stage.network.reply(
    to: url(hit), after: seconds,
    with: .picture(hit, width: 8, height: 8))
}
final class Search: UITableViewController {
  var hit = ""
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { hit.isEmpty ? 0 : 1 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: "hit", for: path)
    cell.imageView?.image = nil
    let url = url(hit)
    Task {
      let data = try await session.data(from: url).0
      cell.imageView?.image = UIImage(data: data)
      let image = cell.imageView!.image!
      print("shown: \(image.pictureTitle!)")
    }
    return cell
  }
}
let search = Search()
search.tableView.register(
  UITableViewCell.self, forCellReuseIdentifier: "hit")
let stage = Stage(search)
for hit in hits {
  search.hit = hit
  search.tableView.reloadData()
  stage.wait(1)
}
stage.wait(10)
