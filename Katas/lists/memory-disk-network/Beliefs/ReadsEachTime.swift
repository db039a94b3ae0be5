import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
let file = URL.cachesDirectory.appending(path: "ada")
Stage.network.reply(
  to: url, after: 1,
  with: .picture(width: 40, height: 30))

@MainActor final class Loader: NSObject {
  private var memory: UIImage?

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
  @objc func forget() { memory = nil }
}
enum Event { case again, warning, relaunch, clear }

@MainActor func launch() -> (Stage, Loader) {
  let loader = Loader()
  NotificationCenter.default.addObserver(
    loader, selector: #selector(Loader.forget),
    name: UIApplication.didReceiveMemoryWarningNotification,
    object: nil)
  return (Stage(UIViewController()), loader)
}
var (stage, loader) = launch()
print("first: \(try await loader.find())")
let day: [Event] = [
  .again/*:.again|.warning|.relaunch*/, .clear, .warning/*:.warning|.relaunch|.again*/,
  .relaunch, .clear/*:.clear|.again*/, .relaunch/*:.relaunch|.warning|.again*/,
]
for event in day {
  switch event {
  case .again: break
  case .warning: stage.memoryWarning()
  case .relaunch: (stage, loader) = launch()
  case .clear:
    try? FileManager.default.removeItem(at: file)
  }
  print("\(event): \(try await loader.find())")
}
