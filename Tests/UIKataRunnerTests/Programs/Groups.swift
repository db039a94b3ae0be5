import UIKit

// A group hands out its results in the order they come, and each child in turn.
actor Feed {
  private var loaded: [String] = []

  func load(_ photo: String) -> Int {
    loaded.append(photo)
    return loaded.count
  }
}

let feed = Feed()
let photos = ["beach", "city", "forest"]

await withTaskGroup(of: String.self) { group in
  for (index, photo) in photos.enumerated() {
    group.addTask {
      try? await Task.sleep(for: .seconds(photos.count - index))
      return "\(photo) \(await feed.load(photo))"
    }
  }
  for await line in group { print(line) }
}

async let one = feed.load("lake")
async let other = feed.load("park")
print(await one, await other)

let total = await withTaskGroup(of: Int.self) { group in
  for number in 1...10 { group.addTask { number * number } }
  var sum = 0
  for await square in group { sum += square }
  return sum
}
print(total)
