import CProcess
import Foundation

/// A program with the processes that it started.
enum Household {
  /// A process and those below it that haven't lost their parent.
  case descendants(pid_t)
  /// All of a user that nobody else is.
  case user(uid_t)

  /// Bytes in memory that no file stands behind; what several share counts for each.
  var memory: Int { members.reduce(0) { $0 + Self.memory(of: $1) } }

  /// Ends whoever is left of a user. What belongs to a process ends with it by other means.
  func end() {
    guard case .user(let user) = self else { return }
    // One that is just being born may be missed.
    for _ in 0..<10 {
      cprocess_kill_user(user)
      if members.isEmpty { return }
    }
  }

  private var members: [pid_t] {
    switch self {
    case .descendants(let first):
      var found = [first]
      var next = 0
      while next < found.count {
        found += Self.children(of: found[next])
        next += 1
      }
      return found
    case .user(let user):
      return Self.numbers(in: "/proc").filter { process in
        var status = stat()
        return stat("/proc/\(process)", &status) == 0 && status.st_uid == user
      }
    }
  }

  private static func children(of process: pid_t) -> [pid_t] {
    numbers(in: "/proc/\(process)/task").flatMap { thread in
      let children = text("/proc/\(process)/task/\(thread)/children")
      return children.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func memory(of process: pid_t) -> Int {
    let lines = text("/proc/\(process)/status").split(separator: "\n")
    return lines.reduce(0) { sum, line in
      guard line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") else { return sum }
      return sum + (Int(line.filter(\.isNumber)) ?? 0) << 10
    }
  }

  private static func numbers(in folder: String) -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { pid_t($0) }
  }

  /// Empty where the process has gone.
  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
