import Foundation
import KataCourse

/// `uikata export [FILE]`: everything that is kept, as text.
public struct ExportCommand {
  /// Nil for standard output.
  public var file: String?

  public init(_ file: String? = nil) {
    self.file = file
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    if let file { try refuseLogbook(file, at: desk) }
    guard let entries = desk.withLogbook({ try $0.entries() }) else { return .broken }
    let text = LogbookText.text(of: entries)
    guard let file else {
      // Not as other texts are written: a disk that is full behind it has to be noticed.
      do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
        throw .unwritableFile("/dev/stdout")
      }
      return .done
    }
    try write(text, to: file)
    desk.console.writeLine(desk.recorder.prose(desk.words.exported(entries.count)))
    return .done
  }

  private func refuseLogbook(_ file: String, at desk: Desk) throws(CommandFailure) {
    guard let state = desk.state else { return }
    let target = URL(filePath: file).resolvingSymlinksInPath().path
    let kept = state.resolvingSymlinksInPath().appending(path: "progress.sqlite").path
    if target == kept || ["-wal", "-shm"].contains(where: { target == kept + $0 }) {
      throw .exportOverLogbook(file)
    }
  }

  /// A file is there whole or as it was; what isn't one, such as a pipe, is written to.
  private func write(_ text: String, to file: String) throws(CommandFailure) {
    let url = URL(filePath: file).resolvingSymlinksInPath()
    var status = stat()
    let isThing = stat(url.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    do {
      if isThing {
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      } else {
        try Data(text.utf8).write(to: url, options: .atomic)
      }
    } catch {
      throw .unwritableFile(file)
    }
  }
}

/// `uikata import FILE`: takes in what was exported, on this machine or another.
public struct ImportCommand {
  public var file: String

  public init(_ file: String) {
    self.file = file
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let entries = try entries()
    guard let result = desk.withLogbook({ try $0.merge(entries) }) else { return .broken }
    desk.console.writeLine(desk.recorder.prose(desk.words.imported(result, of: entries.count)))
    return .done
  }

  private func entries() throws(CommandFailure) -> [LogbookEntry] {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(data: data, encoding: .utf8)
    else { throw .unreadableFile(file) }
    do throws(LogbookTextError) { return try LogbookText.entries(in: text) } catch {
      throw .unreadableExport(file, error)
    }
  }
}
