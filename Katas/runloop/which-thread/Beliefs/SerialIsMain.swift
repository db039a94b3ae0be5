import KataStage
import UIKit

@Sendable func show(_ name: String) {
  let thread = Thread.isMainThread ? "main" : "other"
  print("\(name): \(thread)")
}

@MainActor func run(
  _ name: String, on queue: DispatchQueue, waits: Bool
) {
  if queue !== global {
    show(name)
  } else if waits {
    queue.sync { show(name) }
  } else {
    queue.async { show(name) }
  }
  stage.settle()
}

let stage = Stage(UIViewController())
let photos = DispatchQueue(label: "photos")
let videos = DispatchQueue(label: "videos")
let global = DispatchQueue.global()

run("photos", on: photos, waits: true/*:true|false*/)
run("videos", on: videos, waits: false/*:true|false*/)
run("global", on: global, waits: false/*:true|false*/)
global.async {
  DispatchQueue.main.async { show("photos, from global") }
}
stage.settle()
global.async {
  DispatchQueue.main.async {
    show("main, from global")
  }
}
stage.settle()
