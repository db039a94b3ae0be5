import KataStage
import UIKit

nonisolated func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  nonisolated func make() -> Task<String, Never> {
    Task { thread() }
  }
  func load() async {
    _ = Task/*:Task.detached|Task*/ { thread() }; let first = Task { thread() }
    print("first: \(await first.value)")
    _ = Task.detached/*:Task|Task.detached*/ { thread() }; let second = Task { thread() }
    print("second: \(await second.value)")
    print("nonisolated: \(await make().value)")
    let outer = Task.detached/*:Task.detached|Task*/ {
      let inner = Task { @MainActor in thread() }
      print("inner: \(await inner.value)")
    }
    await outer.value
    print("load: \(thread())")
  }
}

let feed = Feed()
let stage = Stage(feed)
Task { await feed.load() }
stage.settle()
