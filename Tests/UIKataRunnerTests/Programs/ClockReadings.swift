import UIKit

// Clocks count in whole nanoseconds, so that what was waited for has passed.
let clock = ContinuousClock()
var waits: [Swift.Duration] = []
for _ in 0..<100 {
  let start = clock.now
  try await Task.sleep(for: .milliseconds(100))
  waits.append(clock.now - start)
  let again = ContinuousClock.now
  Thread.sleep(forTimeInterval: 0.3)
  waits.append(SuspendingClock.now - again)
}
print(Set(waits).sorted())

@MainActor final class Detail: UIViewController {
  func seenLater() -> DispatchWorkItem {
    let item = DispatchWorkItem { self.title = "Seen" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item)
    return item
  }
}

let detail = Detail()
let item = detail.seenLater()
try await Task.sleep(for: .seconds(6))
print(detail.title ?? "untouched")
