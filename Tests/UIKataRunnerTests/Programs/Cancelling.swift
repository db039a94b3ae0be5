import UIKit

// A cancelled sleep throws at once; a cancelled group tells its children.
let start = Date()

let load = Task {
  do {
    try await Task.sleep(for: .seconds(100))
    print("loaded")
  } catch {
    print(error, Date().timeIntervalSince(start))
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { load.cancel() }
await load.value

await withTaskGroup(of: Void.self) { group in
  for photo in ["beach", "city"] {
    group.addTask {
      await withTaskCancellationHandler {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(0.3)) }
        print("stopped", photo)
      } onCancel: {
        print("cancel", photo)
      }
    }
  }
  try? await Task.sleep(for: .seconds(1))
  group.cancelAll()
}
print(Date().timeIntervalSince(start))
