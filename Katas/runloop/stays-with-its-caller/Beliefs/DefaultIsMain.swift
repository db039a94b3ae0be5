import KataStage
import UIKit

nonisolated func here() -> String {
  Thread.isMainThread ? "main" : "other"
}

final class Feed: UIViewController {
  nonisolated func measure() -> String { here() }
  nonisolated/*:@MainActor|nonisolated*/ func decode() async -> String { here() }
  @concurrent/*:@concurrent|@MainActor*/ func resize() async -> String { here() }
  func show() async -> String { here() }

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

Task.detached/*:Task.detached|Task*/ {
  print("measure again: \(await feed.show())")
  print("decode again: \(await feed.show())")
  print("show: \(await feed.show())")
}
stage.settle()
