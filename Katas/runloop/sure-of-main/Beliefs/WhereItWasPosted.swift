import KataStage
import UIKit

@Sendable func report(_ name: String) {
  let thread = Thread.isMainThread ? "main" : "other"
  print("\(name): \(thread)")
}
@Sendable func post(_ name: String) {
  NotificationCenter.default.post(
    name: Notification.Name(name), object: nil)
}

final class Feed: UIViewController {
  var tokens: [any NSObjectProtocol] = []
  func hear(
    _ name: String, on queue: OperationQueue?
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name),
        object: nil, queue: nil
      ) { note in report(note.name.rawValue) })
  }
}

let feed = Feed()
let stage = Stage(feed)
feed.hear("saved", on: nil/*:nil|.main*/)
feed.hear("loaded", on: .main/*:nil|.main*/)
feed.hear("shared", on: nil/*:nil|.main*/)

post("saved")
DispatchQueue.global().async { post("loaded") }
stage.settle()
DispatchQueue.global().async { post("shared") }
stage.settle()
DispatchQueue.global().async {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { feed.title = "done" }
    report("sync")
  }
}
stage.settle()
