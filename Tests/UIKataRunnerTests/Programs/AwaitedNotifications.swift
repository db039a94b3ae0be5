import UIKit

// A task that awaits notifications hears what comes from then on, keeps what it uses, and is heard of
// no more once it is cancelled.
extension Notification.Name { static let saved = Notification.Name("saved") }

final class Album: NSObject, Sendable {}

@MainActor final class List {
  private(set) var task: Task<Void, Never>?
  private var heard = 0

  func listen(to album: Album?) {
    task = Task {
      for await note in NotificationCenter.default.notifications(named: .saved, object: album) {
        heard += 1
        print("heard", note.userInfo?["photo"] ?? "nothing", heard)
      }
      print("the sequence ends")
    }
  }

  isolated deinit { print("List is gone") }
}

func post(_ photo: String, of album: Album? = nil) {
  NotificationCenter.default.post(name: .saved, object: album, userInfo: ["photo": photo])
}

let (mine, other) = (Album(), Album())
@MainActor func listen() -> Task<Void, Never>? {
  let list = List()
  list.listen(to: mine)
  return list.task
}
let task = listen()
post("too early", of: mine)
try await Task.sleep(for: .seconds(1))
post("lake", of: mine)
post("city", of: other)
post("nobody's")
post("wood", of: mine)
print("posted")
try await Task.sleep(for: .seconds(1))
task?.cancel()
try await Task.sleep(for: .seconds(1))
post("late", of: mine)
try await Task.sleep(for: .seconds(1))
