import KataStage
import UIKit

nonisolated func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  func make(detached: Bool) -> Task<String, Never> {
    if detached { return Task.detached { thread() } }
    return Task { thread() }
  }
  func makeFree() -> Task<String, Never> {
    Task { thread() }
  }
  func load() async {
    let first = make(detached: true/*:true|false*/)
    print("first: \(await first.value)")
    let second = make(detached: false/*:true|false*/)
    print("second: \(await second.value)")
    print("nonisolated: \(await makeFree().value)")
    let outer = Task.detached {
      let inner = Task { thread() }
      print("within detached: \(await inner.value)")
    }
    await outer.value
    print("load: \(thread())")
  }
}

let feed = Feed()
let stage = Stage(feed)
Task { await feed.load() }
stage.settle()
