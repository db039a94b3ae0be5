import KataStage
import UIKit

let server = URL(string: "https://photos.app/ada.jpg")!
let file = URL.cachesDirectory.appending(path: "ada")
let data = Data.picture(
  width: 4000/*:4000|8000*/, height: 2000/*:1000...4000 by 1000*/, bytes: 2_000_000/*:1_000_000|2_000_000|4_000_000*/)
Stage.network.reply(to: server, after: 5/*:4...9*/, with: data)
try data.write(to: file)
let photo = UIImageView(
  frame: CGRect(x: 0, y: 0, width: 80, height: 60))
let stage = Stage(photo)
stage.cost(of: .fileAccess, 0.25)  // s for a million bytes
stage.cost(of: .decoding, 0.125)  // s for a million pixels

@MainActor func show(
  _ what: String, _ image: () throws -> UIImage?
) rethrows {
  let start = stage.now
  photo.image = try image()
  stage.settle()
  print("\(what): \(stage.now - start)")
}

try show("server") {
  UIImage(data: try Data(contentsOf: server))
}
try show("file") {
  UIImage(data: try Data(contentsOf: file))
}
var ready: UIImage?
DispatchQueue.global().async {
  let data = try? Data(contentsOf: file)
  let image = UIImage(data: data ?? Data())
  let copy = image?.preparingForDisplay()
  DispatchQueue.main.async { ready = copy }
}
stage.wait(60)
show("file on a queue") { ready }
