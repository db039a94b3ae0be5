import KataStage
import UIKit

func url(_ name: String) -> URL {
  URL(string: "https://photos.app/\(name).jpg")!
}
let rows: [(String, Operation.QueuePriority)] = [
  ("ada", .low/*:.low|.normal*/), ("bob", .normal/*:.low|.normal|.high*/),
  ("eve", .low/*:.low|.normal|.high*/), ("dan", .high/*:.low|.normal|.high*/),
  ("amy", .normal/*:.low|.normal|.high*/),
]
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
let stage = Stage(UIViewController())
var count = 0

for (name, priority) in rows {
  stage.network.reply(to: url(name), after: 1)
  let load = BlockOperation {
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: url(name)) { _, _, _ in
      done.signal()
    }.resume()
    done.wait()
    DispatchQueue.main.async {
      count += 1
      print("place \(count): \(name)")
    }
  }
  load.queuePriority = priority
  queue.addOperation(load)
  stage.wait(0.125)
}
queue.isSuspended = false
stage.wait(9)
