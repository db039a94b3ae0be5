import KataStage
import UIKit

let urls = (1...10/*:8...14*/).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
for url in urls {
  Stage.network.reply(
    to: url, after: 2,
    with: .picture(width: 40, height: 30))
}
let lost = (1...2/*:2...4*/).map {
  URL(string: "https://photos.app/lost\($0).jpg")!
}
for url in lost { Stage.network.fail(url, after: 2) }
let stage = Stage(UIViewController())
var (handlers, errors, alerts) = (0, 0, 0)

let tasks = (urls + lost).map { url in
  URLSession.shared.dataTask(with: url) { _, _, error in
    let real = (error as? URLError)?.code
    let code = real == .cancelled ? nil : real
    DispatchQueue.main.async {
      handlers += 1
      if code != nil { errors += 1 }
      if code != nil, code != .cancelled { alerts += 1 }
    }
  }
}
for task in tasks { task.resume() }
stage.wait(1)
for task in tasks.prefix(4/*:2...6*/) { task.cancel() }
stage.wait(9)
for task in tasks { task.cancel() }
stage.wait(9)
print("handlers: \(handlers)")
print("errors: \(errors)")
print("alerts: \(alerts)")
