import Foundation

/// A file that something is written to for people to read, in the format that its name ends in.
public struct ReportFile: Sendable, Hashable {
  public var url: URL
  public var format: Format

  public enum Format: String, Sendable, CaseIterable { case txt, md, html, json }

  /// - Parameter path: from the working folder where it isn't absolute.
  /// - Returns: nil where the name ends in no known format.
  public init?(_ path: String) {
    url = URL(filePath: path)
    guard let format = Format(rawValue: url.pathExtension.lowercased()) else { return nil }
    self.format = format
  }

  /// Sees that it can be written, before anybody has spent time on what goes into it.
  func check() throws(CommandFailure) {
    let folder = url.deletingLastPathComponent().path
    let files = FileManager.default
    let isWritable =
      files.fileExists(atPath: url.path)
      ? files.isWritableFile(atPath: url.path) : files.isWritableFile(atPath: folder)
    guard isWritable else { throw .unwritableFile(url.path) }
  }

  func write(_ document: some ReportDocument) throws(CommandFailure) {
    let text =
      switch format {
      case .md: document.markdown.withoutControls
      case .txt: Markdown(document.markdown).text(width: 80, style: .plain) + "\n"
      case .html:
        HTMLPage(
          title: document.title, markdown: document.markdown, language: document.words.tag
        ).text
      case .json: document.json
      }
    do { try text.write(to: url, atomically: true, encoding: .utf8) } catch {
      throw .unwritableFile(url.path)
    }
  }
}

/// Something that can be read on a screen and on paper. Whatever came from outside has lost its
/// control characters, and stands in the Markdown as code, so that it means nothing there.
protocol ReportDocument {
  var title: String { get }
  var words: any Words { get }
  var markdown: String { get }
  /// One line.
  var json: String { get }
}
