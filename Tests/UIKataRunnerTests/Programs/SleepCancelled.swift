import UIKit

// However a sleep and its cancelling fall together, the task wakes once, where it slept, and lets go
// of what it captured.
final class Photo {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("freed", name, CACurrentMediaTime()) }
}

@MainActor func load(_ name: String) -> Task<Void, Never> {
  Task { [photo = Photo(name)] in
    do {
      try await Task.sleep(for: .seconds(2))
      print("awake", photo.name, Thread.isMainThread, CACurrentMediaTime())
    } catch {
      print(error, photo.name, Thread.isMainThread, CACurrentMediaTime())
    }
  }
}

load("before it begins").cancel()
let asleep = load("asleep")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  asleep.cancel()
  asleep.cancel()
}
let late = load("late")
DispatchQueue.main.asyncAfter(deadline: .now() + 3) { late.cancel() }

let background = Task.detached {
  for _ in 0..<3 {
    try await Task.sleep(for: .seconds(1))
    print("background", Thread.isMainThread, CACurrentMediaTime())
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) {
  background.cancel()
  // The main thread is asleep while the task wakes.
  Task.detached {
    try await Task.sleep(for: .seconds(1))
    print("meanwhile", CACurrentMediaTime())
  }
  Thread.sleep(forTimeInterval: 2)
  print("main", CACurrentMediaTime())
}
try await Task.sleep(for: .seconds(10))
