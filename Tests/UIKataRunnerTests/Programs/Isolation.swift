import UIKit

// Main jobs and pool jobs run on one thread, and never pass for each other.
@MainActor final class Feed {
  var photos: [String] = []

  func show(_ photo: String) {
    MainActor.assertIsolated()
    photos.append(photo)
  }
}

@concurrent func decode(_ photo: String) async -> String { photo.uppercased() }

nonisolated func mustBeOnMain() { MainActor.assumeIsolated { print("on main") } }

let feed = Feed()
mustBeOnMain()
feed.show("beach")
await feed.show(decode("city"))
Task { feed.show("forest") }
await Task.detached { await feed.show("lake") }.value
print(feed.photos)
DispatchQueue.main.async { mustBeOnMain() }
try await Task.sleep(for: .seconds(1))
await Task.detached {
  print("off main, where the next call traps")
  mustBeOnMain()
}.value
