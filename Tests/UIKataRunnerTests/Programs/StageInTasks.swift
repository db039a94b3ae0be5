import KataStage
import UIKit

// With an await at top level the main task itself drives the stage.
final class Feed: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.title = "loaded"
      print("loaded")
    }
  }
}

let feed = Feed()
let stage = Stage(feed, tracing: [.appearance])
print(feed.title as Any, stage.now)
stage.wait(0.5)
print(feed.title as Any, stage.now)
await Task.yield()
stage.wait(0.5)
print(feed.title as Any, stage.now)
try await Task.sleep(for: .seconds(10))
print(stage.now)
