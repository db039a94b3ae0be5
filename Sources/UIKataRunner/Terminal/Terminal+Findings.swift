import Foundation
import KataConsole

extension Terminal {
  /// What `doctor` says of the terminal and of what else only the process can see.
  var findings: [DoctorCommand.Finding] { [lines, characters, Self.sandbox] }

  private var lines: DoctorCommand.Finding {
    guard canEdit else {
      return .init("terminal", .lacking, "none that lines can be edited on; plain text is fine")
    }
    let color = style.hasColor ? "colour" : "no colour"
    return .init("terminal", .sound, "\(Self.columns) columns, \(color), line editing")
  }

  private var characters: DoctorCommand.Finding {
    style.hasUnicode
      ? .init("locale", .sound, "UTF-8")
      : .init(
        "locale", .lacking, "not UTF-8, so only ASCII is shown; set LANG=C.UTF-8 for the rest")
  }

  private static var sandbox: DoctorCommand.Finding {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/bwrap" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      return .init(
        "sandbox", .lacking,
        "no bubblewrap, which only code that isn't yours needs: apt-get install bubblewrap")
    }
    return .init("sandbox", .sound, path)
  }
}
