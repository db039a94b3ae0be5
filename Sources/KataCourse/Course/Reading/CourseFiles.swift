import Foundation

/// The files of a course's folder, read as text, with what is wrong with them noted.
struct CourseFiles {
  let root: URL
  let list: ProblemList

  init(_ root: URL, list: ProblemList) {
    self.root = root
    self.list = list
  }

  func place(of url: URL, line: Int = 1, column: Int = 1) -> Place {
    Place(path: url.shownPath, line: line, column: column)
  }

  /// The text of a file that has to be there, with line ends as Unix has them.
  func text(of url: URL, because reason: String) -> String? {
    guard let data = try? Data(contentsOf: url) else {
      list.add("'\(url.lastPathComponent)' must be there: \(reason)", at: place(of: url))
      return nil
    }
    guard let text = String(data: data, encoding: .utf8) else {
      list.add("'\(url.lastPathComponent)' is text in UTF-8", at: place(of: url))
      return nil
    }
    return text.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "", maxReplacements: 1)
  }

  /// Names in a folder, sorted, folders with a closing slash; none where it isn't there. Names that
  /// begin with a point are nobody's business.
  func names(in folder: URL) -> [String] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (urls ?? []).map { url in
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      return url.lastPathComponent + (isFolder ? "/" : "")
    }.sorted()
  }
}

extension URL {
  /// What messages call a file: its path from the working folder where it lies in it.
  var shownPath: String {
    let path = standardizedFileURL.path(percentEncoded: false)
    let here = FileManager.default.currentDirectoryPath + "/"
    let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    return shown.hasSuffix("/") ? String(shown.dropLast()) : shown
  }
}

/// Whether a word can name a track, a kata, a belief or a finding.
func isPlainName(_ word: String) -> Bool {
  word.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
}
