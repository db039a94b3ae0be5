import UIKit

// A stream's reader and writer take turns; a continuation brings a callback into a task.
let (visits, visit) = AsyncStream<String>.makeStream()

Task {
  for screen in ["Feed", "Detail", "Profile"] {
    print("visit", screen)
    visit.yield(screen)
    try? await Task.sleep(for: .milliseconds(100))
  }
  visit.finish()
}

for await screen in visits { print("seen", screen) }

func photo(_ reply: @escaping @Sendable (String) -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { reply("beach") }
}

let name = await withCheckedContinuation { continuation in
  photo { continuation.resume(returning: $0) }
}
print(name)
