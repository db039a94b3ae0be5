import KataStage
import UIKit

nonisolated func here() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  nonisolated func measure() -> String { here() }
  nonisolated/*:nonisolated|@MainActor*/ func a() {}; @concurrent func decode() async -> String { here() }
  @concurrent/*:@MainActor|@concurrent*/ func b() async {}; @concurrent func resize() async -> String { here() }
  @concurrent func show() async -> String { here() }

  func load() async {
    print("measure: \(measure())")
    print("decode: \(await decode())")
    print("resize: \(await resize())")
    print("load: \(here())")
  }
}

let feed = Feed()
let stage = Stage(feed)
Task/*:Task|Task.detached*/ { await feed.load() }
stage.settle()

Task.detached/*:Task|Task.detached*/ {
  print("measure again: \(feed.measure())")
  print("decode again: \(await feed.decode())")
  print("show: \(await feed.show())")
}
stage.settle()
