import Foundation

/// Reads `course.yaml` and everything it leads to.
struct CourseReader {
  static let format = 1

  let files: CourseFiles
  /// Whose words are read, as far as there are any; nil for the author's.
  var language: String?

  private var list: ProblemList { files.list }

  private var page: URL { CourseFolder(files.root).page }

  /// A track as `course.yaml` names it.
  private struct TrackEntry {
    var id: String
    var place: Place
    var title: String
    var katas: [(name: String, place: Place)]
    var sections: [(text: String, place: Place)]
    var isComplete: Bool
  }

  /// Takes in `course.yaml` and the tracks' pages.
  func open() -> CourseReading {
    guard let outline = outline() else { return reading(nil) }
    let katas = KataShelfReader(
      root: files.root, places: outline.places, references: nil, language: language)
    return reading(course(outline, katas))
  }

  /// Takes in everything there is.
  func read() -> CourseReading {
    guard let outline = outline() else { return reading(nil) }
    let page = facts()
    let references = KataFolder.References(
      facts: page.map { Set($0.facts.keys) }, evidence: EvidenceShelf(files))
    reportStrays(outline.entries)
    check(outline.entries, against: page)
    checkPages(outline.entries)
    let katas = KataShelfReader(
      root: files.root, places: outline.places, references: references, language: language)
    let course = course(outline, katas)
    _ = course.katas
    for problem in course.problems { list.add(problem) }
    return reading(course, page)
  }

  private func reading(_ course: Course?, _ facts: FactsPage? = nil) -> CourseReading {
    CourseReading(course: course, facts: facts?.facts ?? [:], problems: list.sorted)
  }

  /// What `course.yaml` says.
  private struct Outline {
    var title: String
    var models: String
    var entries: [TrackEntry]

    /// The katas, and where each is named.
    var places: [KataID: Place] {
      let named = entries.flatMap { entry in
        entry.katas.map { (KataID(track: entry.id, name: $0.name), $0.place) }
      }
      return Dictionary(uniqueKeysWithValues: named)
    }
  }

  private func outline() -> Outline? {
    let because = "it names the tracks and their katas"
    guard let text = files.text(of: page, because: because) else { return nil }
    let fields: YAMLFields
    do {
      fields = YAMLFields(
        try YAMLReader.read(text, path: page.shownPath), of: "a course",
        known: ["format", "title", "models", "tracks", "translations"], into: list)
    } catch {
      list.add(error)
      return nil
    }
    guard isReadable(fields) else { return nil }
    let words = fields.translation(into: language, of: ["title", "models"])
    return Outline(
      title: words["title"] ?? fields.text("title") ?? "",
      models: words["models"] ?? fields.text("models") ?? "",
      entries: trackEntries(fields))
  }

  private func course(_ outline: Outline, _ katas: KataShelfReader) -> Course {
    Course(
      title: outline.title, models: outline.models, tracks: outline.entries.map(track),
      folder: files.root, shelf: KataShelf(read: katas.read))
  }

  private func isReadable(_ fields: YAMLFields) -> Bool {
    guard let node = fields.require("format") else { return false }
    if node.integer == Self.format { return true }
    if let format = node.integer, format > Self.format {
      list.add(
        "the course has format \(format), and this program reads up to \(Self.format)",
        at: node.place, note: "a newer version of the program reads it")
    } else {
      list.add("'format' is \(Self.format), not \(node.kind)", at: node.place)
    }
    return false
  }

  /// Nil where the page can't be read, so that unknown facts are no mistakes of the katas'.
  private func facts() -> FactsPage? {
    let url = files.root.appending(path: "facts.md")
    return files.text(of: url, because: "it lists the facts that katas teach")
      .map { FactsPage($0, path: url.shownPath, into: list) }
  }
}

// MARK: - Tracks

extension CourseReader {
  private func trackEntries(_ fields: YAMLFields) -> [TrackEntry] {
    var entries: [TrackEntry] = []
    for node in fields.items("tracks", atLeast: 1) {
      let entry = YAMLFields(
        node, of: "a track", known: ["id", "title", "katas", "facts", "complete", "translations"],
        into: list)
      let katas = names(entry.texts("katas", atLeast: 1), of: "kata")
      guard let id = entry.text("id"), let title = entry.text("title"), let idNode = entry["id"]
      else { continue }
      let name = names([(id, idNode.place)], of: "track")
      let words = entry.translation(into: language, of: ["title"])
      if entries.contains(where: { $0.id == id }) {
        list.add("'\(id)' names one track, and this is the second", at: idNode.place)
      } else if !name.isEmpty {
        entries.append(
          TrackEntry(
            id: id, place: idNode.place, title: words["title"] ?? title, katas: katas,
            sections: entry.texts("facts"), isComplete: entry.flag("complete")))
      }
    }
    return entries
  }

  /// The names that can be a folder's, each once.
  private func names(
    _ texts: [(text: String, place: Place)], of subject: String
  ) -> [(name: String, place: Place)] {
    var names: [(name: String, place: Place)] = []
    for (text, place) in texts {
      if !isPlainName(text) {
        list.add(
          "a \(subject)'s name is in small letters, digits and '-', not '\(text)'", at: place)
      } else if names.contains(where: { $0.name == text }) {
        list.add("'\(text)' names one kata of the track, and this is the second", at: place)
      } else {
        names.append((text, place))
      }
    }
    return names
  }

  private func track(_ entry: TrackEntry) -> Track {
    Track(
      id: entry.id, title: entry.title, page: openingPage(files.root.appending(path: entry.id)),
      katas: entry.katas.map { KataID(track: entry.id, name: $0.name) },
      sections: entry.sections.map(\.text), isComplete: entry.isComplete)
  }

  private func check(_ entries: [TrackEntry], against facts: FactsPage?) {
    for entry in entries {
      for section in entry.sections where facts?.sections.contains(section.text) == false {
        list.add("'\(section.text)' is not a section of 'facts.md'", at: section.place)
      }
      if entry.isComplete, entry.sections.isEmpty {
        list.add("a track that is complete says of which 'facts'", at: entry.place)
      }
    }
  }

  private func openingPage(_ folder: URL) -> String {
    if let language, let translated = page("track.\(language).md", in: folder, into: ProblemList())
    {
      return translated
    }
    return page("track.md", in: folder, into: list) ?? ""
  }

  /// The pages in other languages.
  private func checkPages(_ entries: [TrackEntry]) {
    for entry in entries {
      let folder = files.root.appending(path: entry.id)
      for name in files.names(in: folder) where name != "track.md" && isPage("track", name) {
        _ = page(name, in: folder, into: list)
      }
    }
  }

  /// What stands below a page's title; nil where it isn't as it ought to be.
  private func page(_ name: String, in folder: URL, into list: ProblemList) -> String? {
    let url = folder.appending(path: name)
    let files = CourseFiles(files.root, list: list)
    guard let text = files.text(of: url, because: "it opens the track") else { return nil }
    let markdown = MarkdownBlocks(text)
    guard let title = markdown.blocks.first, case .heading(level: 1, _) = title.kind,
      markdown.blocks.count > 1
    else {
      list.add("a track's page is a '# Title' and what follows it", at: files.place(of: url))
      return nil
    }
    return markdown.source((title.lines.upperBound + 1)..<(markdown.lines.count + 1))
  }

  /// Notes folders and files that `course.yaml` doesn't lead to.
  private func reportStrays(_ entries: [TrackEntry]) {
    let tracks = entries.map { $0.id + "/" }
    for name in files.names(in: files.root)
    where name.hasSuffix("/") && name != "evidence/" && !tracks.contains(name) {
      list.add(
        "a folder is a track of 'course.yaml', and '\(name.dropLast())' isn't one",
        at: files.place(of: files.root.appending(path: String(name.dropLast()))))
    }
    for entry in entries {
      let folder = files.root.appending(path: entry.id)
      let katas = entry.katas.map { $0.name + "/" }
      for name in files.names(in: folder) where !katas.contains(name) && !isPage("track", name) {
        let bare = name.hasSuffix("/") ? String(name.dropLast()) : name
        let message =
          name.hasSuffix("/")
          ? "a folder is a kata that 'course.yaml' names, and '\(entry.id)/\(bare)' isn't one"
          : "a track's folder holds 'track.md' and katas, and '\(bare)' is neither"
        list.add(message, at: files.place(of: folder.appending(path: bare)))
      }
    }
  }
}

/// Whether a file is `base.md`, or the same in another language, such as `base.zh-Hans.md`.
func isPage(_ base: String, _ name: String) -> Bool {
  guard name.hasPrefix(base + "."), name.hasSuffix(".md") else { return false }
  let language = name.dropFirst(base.count + 1).dropLast(2)
  return language.isEmpty || language.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]+)*\./) != nil
}
