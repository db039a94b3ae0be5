import UIKit

// Tasks sleep on virtual time, and wake in its order.
func since(_ name: String) {
  print(name, CACurrentMediaTime())
}

for (photo, seconds) in [("third", 3.0), ("first", 1.0), ("second", 2.0)] {
  Task {
    try await Task.sleep(for: .seconds(seconds))
    since(photo)
  }
}
Task.detached {
  try await Task.sleep(nanoseconds: 1_500_000_000)
  await MainActor.run { since("detached") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { since("queued") }
let timer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: true) { timer in
  MainActor.assumeIsolated { since("tick") }
  if CACurrentMediaTime() > 2 { timer.invalidate() }
}

try await Task.sleep(until: .now + .seconds(60), clock: .continuous)
since("end")
