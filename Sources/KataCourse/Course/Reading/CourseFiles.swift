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
    let unmarked = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return unmarked.utf8.contains(UInt8(ascii: "\r"))
      ? unmarked.replacingOccurrences(of: "\r\n", with: "\n") : unmarked
  }

  /// Names in a folder, sorted, folders with a closing slash; none where it isn't there. Names that
  /// begin with a point are nobody's business.
  func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { name in
      var isFolder: ObjCBool = false
      let path = folder.path + "/" + name
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue ? name + "/" : name
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
  let parts = word.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  let isPlain = parts.allSatisfy { part in
    !part.isEmpty
      && part.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
  }
  return isPlain && word.first?.isLetter == true
}
