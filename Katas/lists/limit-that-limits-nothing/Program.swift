import KataStage
import UIKit

let urls = (1...8/*:6...9*/).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
for url in urls {
  Stage.network.reply(to: url, after: 2)
}
let stage = Stage(UIViewController())

func load(_ url: URL, waits: Bool) {
  let done = DispatchSemaphore(value: 0)
  URLSession.shared.dataTask(with: url) { _, _, _ in
    done.signal()
  }.resume()
  if waits { done.wait() }
}

for waits in [false, true] {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 3/*:2...5*/
  for url in urls {
    queue.addOperation { load(url, waits: waits) }
  }
  stage.wait(0.5)
  let name = waits ? "waiting" : "beginning"
  print("\(name), loads: \(stage.network.running)")
  print("\(name), operations: \(queue.operationCount)")
  stage.wait(60)
}
