import KataStage
import UIKit

let urls = (1...8/*:6...9*/).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
for url in urls {
  Stage.network.reply(to: url, after: 2)
}
let stage = Stage(UIViewController())
let network = stage.network
var (requests, cancels) = (0, 0)  // before
@MainActor func show(_ name: String) {
  stage.wait(60)
  print("\(name), requests: \(network.requests - requests)")
  print("\(name), cancelled: \(network.cancels - cancels)")
  (requests, cancels) = (network.requests, network.cancels)
}

var running: [URLSessionTask] = []
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 3/*:2...5*/
for url in urls {
  queue.addOperation {
    let done = DispatchSemaphore(value: 0)
    let task = URLSession.shared.dataTask(with: url) {
      _, _, _ in
      done.signal()
    }
    task.resume()
    DispatchQueue.main.async { running.append(task) }
    done.wait()
  }
}
stage.wait(1)
queue.cancelAllOperations()
for task in running { task.cancel() }
show("queue")

let tasks = urls.map {
  URLSession.shared.dataTask(with: $0) { _, _, _ in }
}
for task in tasks { task.resume() }
stage.wait(1)
for task in tasks { task.cancel() }
show("tasks")
