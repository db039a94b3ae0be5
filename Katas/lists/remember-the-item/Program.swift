import KataStage
import UIKit

final class PhotoCell: UITableViewCell {
  var url: URL?
  var task: Task<Void, any Error>?
  func show(_ url: URL, cancels: Bool) {
    if cancels { task?.cancel() }
    self.url = url
    imageView?.image = nil
    task = Task {
      let session = URLSession.shared
      let data = try await session.data(from: url).0
      if self.url == url {
        imageView?.image = UIImage(data: data)
      }
    }
  }
}
let photos = 4/*:3...6*/
let urls = (1...photos).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
for (index, url) in urls.enumerated() {
  Stage.network.reply(
    to: url, after: Double(10 - index),
    with: .picture(
      "photo \(index + 1)", width: 8, height: 8,
      bytes: 5000/*:2000|5000|9000*/))
}
let cell = PhotoCell(
  style: .default, reuseIdentifier: "photo")
let stage = Stage(cell)
for cancels in [false, true] {
  let way = cancels ? "cancelled" : "checked"
  let before = stage.network.bytes
  for url in urls {
    cell.show(url, cancels: cancels)
    stage.wait(0.1)
  }
  stage.wait(20)
  let title = cell.imageView!.image!.pictureTitle!
  print("\(way), shown: \(title)")
  let bytes = stage.network.bytes - before
  print("\(way), bytes: \(bytes)")
}
