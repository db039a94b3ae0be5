import KataStage
import UIKit

nonisolated func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  nonisolated func measure() -> String { thread() }
  nonisolated/*:nonisolated|@MainActor*/ func decode() async -> String { thread() }
  @concurrent/*:@MainActor|@concurrent*/ func resize() async -> String { thread() }
  func show() async -> String { thread() }

  func load() async {
    print("measure: \(await Task.detached { thread() }.value)")
    print("decode: \(await decode())")
    print("resize: \(await resize())")
    print("load: \(thread())")
  }
}

let feed = Feed()
let stage = Stage(feed)
Task/*:Task|Task.detached*/ { await feed.load() }
stage.settle()

Task.detached/*:Task|Task.detached*/ {
  print("measure again: \(await Task.detached { thread() }.value)")
  print("decode again: \(await feed.decode())")
  print("show: \(await feed.show())")
}
stage.settle()
