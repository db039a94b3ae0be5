import Foundation
import KataConsole

extension Terminal {
  /// What `doctor` says of the terminal and of what else only the process can see.
  var findings: [DoctorCommand.Finding] { [lines, characters] }

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
}
