import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
let file = URL.cachesDirectory.appending(path: "ada")
Stage.network.reply(
  to: url, with: .picture(width: 40, height: 30))

final class Photo: UIViewController {
  var memory: UIImage?

  func find() async throws -> String {
    if memory != nil { return "memory" }
    if let data = try? Data(contentsOf: file) {
      _ = data
      return "disk"
    }
    let load = try await URLSession.shared.data(from: url)
    try load.0.write(to: file)
    memory = UIImage(data: load.0)
    return "network"
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    memory = nil
  }
}

var screen = Photo()
var stage = Stage(screen)
let day = [
  "first", "warning"/*:"warning"|"relaunch"*/, "again", "clear",
  "relaunch"/*:"relaunch"|"again"|"warning"*/, "warning"/*:"warning"|"relaunch"*/,
  "clear"/*:"clear"|"again"*/, "relaunch"/*:"relaunch"|"warning"*/,
]
for event in day {
  switch event {
  case "warning": stage.memoryWarning()
  case "clear":
    try? FileManager.default.removeItem(at: file)
  case "relaunch":
    screen = Photo()
    stage = Stage(screen)
  default: break
  }
  print("\(event): \(try await screen.find())")
}
