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
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "exec \(command) \"$1\"", "uikata", file.path]
    do { try shell.run() } catch { return false }
    shell.waitUntilExit()
    // 127: the shell found no such command.
    return shell.terminationStatus != 127
  }
}
