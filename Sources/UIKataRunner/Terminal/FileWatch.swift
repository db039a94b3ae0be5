import Foundation
import KataConsole
import KataCourse
import Synchronization

/// Tells when a file is saved, by whatever editor, and what keys are typed meanwhile.
///
/// The kernel tells of changes in the file's folder, since many editors put a new file in the place of
/// the old one. Where it is silent, as on a network's folder, the file is looked at a few times a
/// second all the same.
struct FileWatch {
  let file: URL
  /// Where keys come from.
  var input: Int32 = STDIN_FILENO

  private static let milliseconds: Int32 = 200
  /// An editor may write a file in several goes.
  private static let settling: useconds_t = 15_000

  /// What happens, until `q`, Ctrl-C or Ctrl-D is typed. The terminal doesn't echo meanwhile.
  func events() -> AsyncStream<WatchEvent> {
    AsyncStream { continuation in
      let flag = Flag()
      continuation.onTermination = { _ in flag.raise() }
      Thread.detachNewThread {
        watch(until: flag) { continuation.yield($0) }
        continuation.finish()
      }
    }
  }

  /// Raised when nobody listens any more.
  private final class Flag: Sendable {
    private let state = Atomic(false)
    var isRaised: Bool { state.load(ordering: .acquiring) }
    func raise() { state.store(true, ordering: .releasing) }
  }

  private func watch(until flag: Flag, _ tell: (WatchEvent) -> Void) {
    let folder = file.deletingLastPathComponent().path
    let notices = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    defer { close(notices) }
    inotify_add_watch(notices, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
    var keys = WatchKeys(input: input)
    keys.begin()
    defer { keys.end() }
    var stamp = FileStamp(path: file.path)
    while !flag.isRaised {
      var polled = [
        pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
        pollfd(fd: keys.isOpen ? input : -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&polled, 2, Self.milliseconds)
      drain(notices)
      if polled[1].revents != 0 {
        for key in keys.read() {
          switch key {
          case .again: tell(.asked)
          case .end: return
          }
        }
      }
      let now = settledStamp()
      if let now, now != stamp { tell(.saved) }
      stamp = now ?? stamp
    }
  }

  /// The file's stamp once it has been the same for a moment; nil while there is no such file.
  private func settledStamp() -> FileStamp? {
    var stamp = FileStamp(path: file.path)
    while stamp != nil {
      usleep(Self.settling)
      let next = FileStamp(path: file.path)
      if next == stamp { return stamp }
      stamp = next
    }
    return nil
  }

  private func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
