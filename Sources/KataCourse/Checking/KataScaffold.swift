import Foundation

/// A new kata's folder, which loads and is ready to be filled in.
public struct KataScaffold: Sendable {
  public var id: KataID

  public init(_ id: KataID) {
    self.id = id
  }

  /// Makes the folder and its files and names the kata in `course.yaml`; returns the files' paths.
  ///
  /// - Throws: where the name can't be used or is taken, and where something can't be written.
  public func write(into folder: CourseFolder) throws(Problem) -> [String] {
    let page = Place(path: folder.page.shownPath)
    for name in [id.track, id.name] where !isPlainName(name) {
      throw Problem("a kata's name is in small letters, digits and '-', not '\(name)'", at: page)
    }
    let kata = folder.url.appending(path: id.description)
    guard !FileManager.default.fileExists(atPath: kata.path) else {
      throw Problem("a new kata has a new name, and '\(id)' exists", at: page)
    }
    guard let fact = folder.read().facts.keys.sorted().first else {
      throw Problem("a kata is added to a course that can be read, with a fact to teach", at: page)
    }
    let track = folder.url.appending(path: "\(id.track)/track.md")
    var texts = [
      (kata.appending(path: "kata.md"), Self.page(teaching: fact)),
      (kata.appending(path: "Program.swift"), Self.program),
    ]
    if !FileManager.default.fileExists(atPath: track.path) { texts.append((track, openingPage)) }
    texts.append((folder.page, try named(in: folder)))
    for (url, text) in texts { try write(text, to: url) }
    return texts.map(\.0.shownPath)
  }

  private func write(_ text: String, to url: URL) throws(Problem) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      throw Problem("a kata's files can be written", at: Place(path: url.shownPath))
    }
  }
}

// MARK: - Texts

extension KataScaffold {
  private static func page(teaching fact: FactID) -> String {
    """
    ---
    kind: predict
    form: lines
    level: 1
    minutes: 2
    teaches: [\(fact)]
    evidence: ["https://example.com/what-vouches-for-it"]
    ---
    # Title

    What is printed?

    ## Hint

    A nudge, as a question.

    ## Hint

    Nearly the answer.

    ## Why

    The rule, the reason, since when, and what goes wrong in real programs.

    """
  }

  private static let program = """
    let badges = 2/*:2...9*/
    print("\\(badges) badges")

    """

  private var openingPage: String {
    """
    # \(title)

    What this track is about.

    """
  }

  private var title: String { id.track.prefix(1).uppercased() + id.track.dropFirst() }
}

// MARK: - `course.yaml`

extension KataScaffold {
  /// The text of `course.yaml` with the kata behind the last of its track; nothing else changes.
  private func named(in folder: CourseFolder) throws(Problem) -> String {
    let list = ProblemList()
    guard let text = CourseFiles(folder.url, list: list).text(of: folder.page, because: "") else {
      throw Problem("'course.yaml' can be read", at: Place(path: folder.page.shownPath))
    }
    let root = try YAMLReader.read(text, path: folder.page.shownPath)
    guard let last = lastKata(in: root) else {
      return text + "  - id: \(id.track)\n    title: \(title)\n    katas: [\(id.name)]\n"
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = lines[last.place.line - 1]
    let start = line.index(line.startIndex, offsetBy: last.place.column - 1)
    if line[..<start].wholeMatch(of: /\s*-\s+/) != nil {
      lines.insert(line[..<start] + id.name, at: last.place.line)
    } else {
      let end = line.index(start, offsetBy: last.name.count)
      lines[last.place.line - 1] = line[..<end] + ", \(id.name)" + line[end...]
    }
    return lines.joined(separator: "\n")
  }

  private func lastKata(in root: YAMLNode) -> (name: String, place: Place)? {
    let list = ProblemList()
    let tracks = YAMLFields(root, of: "a course", known: [], into: list).items("tracks")
    return tracks.lazy.map { YAMLFields($0, of: "a track", known: [], into: list) }
      .first { $0["id"]?.text == id.track }
      .flatMap { track in track.texts("katas").last.map { ($0.text, $0.place) } }
  }
}
