import KataStage
import UIKit

nonisolated func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  nonisolated func measure() -> String { thread() }
  nonisolated func decode() async -> String { thread() }
  nonisolated func resize() async -> String { thread() }
  func show() async -> String { thread() }

  func load() async {
    print("measure: \(measure())")
    print("decode: \(await decode())")
    print("resize: \(await resize())")
    print("show: \(await show())")
    print("load: \(thread())")
  }
}

let feed = Feed()
let stage = Stage(feed)
Task { await feed.load() }
stage.settle()

let detaches = true/*:true|false*/
if detaches {
  Task.detached {
    print("measure again: \(feed.measure())")
    print("show again: \(await feed.show())")
  }
} else {
  Task {
    print("measure again: \(feed.measure())")
    print("show again: \(await feed.show())")
  }
}
stage.settle()
