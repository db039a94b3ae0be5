import Foundation

/// The editor that the learner names in `VISUAL` or `EDITOR`.
struct Editor {
  let environment: [String: String]

  private var command: String? {
    ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Opens a file on our terminal and waits until the editor is closed; a windowed one may return at
  /// once.
  ///
  /// - Returns: whether there is an editor to open it in.
  func open(_ file: URL) -> Bool {
    guard let command else { return false }
    TerminalModes.restore()
    // A shell splits `code --wait` as the variable's own users do.
    guard let status = run(["/bin/sh", "-c", "exec \(command) \"$1\"", "uikata", file.path]) else {
      return false
    }
    // 126 and 127: the shell found no such command, or none that it may run.
    return status != 126 && status != 127
  }

  /// Foundation's `Process` gives its child a process group of its own, and a child that isn't in the
  /// terminal's can't read from it.
  private func run(_ words: [String]) -> Int32? {
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, words[0], nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7f == 0 ? status >> 8 & 0xff : 1
  }
}
