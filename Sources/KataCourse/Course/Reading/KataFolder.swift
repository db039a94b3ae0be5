import Foundation

/// Reads the folder of one kata.
struct KataFolder {
  let id: KataID
  let url: URL
  let files: CourseFiles
  /// Every kata that `course.yaml` names.
  let katas: Set<KataID>
  /// What its front matter may refer to; nil where that isn't looked at.
  let references: References?
  /// Whose words it is read in, as far as there are any; nil for the author's.
  var language: String?

  struct References: Sendable {
    /// Nil where they couldn't be read.
    var facts: Set<FactID>?
    var evidence: EvidenceShelf
  }

  private static let commonKeys = ["kind", "level", "minutes", "teaches", "evidence", "follows"]

  var list: ProblemList { files.list }

  func appending(_ name: String) -> URL { url.appending(path: name) }

  /// The kata, or nil where something in it is wrong.
  func read() -> Kata? {
    let before = list.problems.count
    let page = appending("kata.md")
    guard
      let text = files.text(of: page, because: "it is what makes a folder a kata"),
      let page = KataPage(text, path: page.shownPath, into: list)
    else { return nil }
    let kata = kata(page)
    if let kata, references != nil { checkTranslations(of: kata) }
    guard list.problems.count == before else { return nil }
    return translated(kata)
  }

  private func kata(_ page: KataPage) -> Kata? {
    let node = page.frontMatter
    let kindNode = YAMLFields(node, of: "a kata", known: Self.allKeys, into: ProblemList())
    guard let kind = Kata.Kind.Word(rawValue: kindNode["kind"]?.text ?? "") else {
      _ = YAMLFields(node, of: "a kata", known: Self.allKeys, into: list)
        .word("kind", of: Kata.Kind.Word.self)
      return nil
    }
    let known = Self.commonKeys + Self.keys(of: kind)
    let fields = YAMLFields(node, of: "a '\(kind.rawValue)' kata", known: known, into: list)
    let common = common(fields)
    if kind != .review, let extra = page.findings.first {
      list.add("findings belong to a 'review' kata", at: extra.place)
    }
    guard let asked = self.kind(kind, fields, page) else { return nil }
    var kata = Kata(
      id: id, title: page.title, kind: asked.kind, level: common.level, minutes: common.minutes,
      teaches: common.teaches, evidence: common.evidence, follows: common.follows,
      question: page.question, hints: page.hints.map(\.text), why: page.why?.text ?? "",
      followUps: page.followUps, folder: url)
    kata.places = places(page, asked)
    return kata
  }

  private func kind(_ kind: Kata.Kind.Word, _ fields: YAMLFields, _ page: KataPage) -> Asked? {
    switch kind {
    case .predict: PredictionReader(folder: self, fields: fields).read()
    case .choose: ChoiceReader(folder: self, fields: fields).read()
    case .review: ReviewReader(folder: self, fields: fields, texts: page.findings).read()
    case .code: ExerciseReader(folder: self, fields: fields).read()
    }
  }

  /// What a kind's reader makes of the front matter.
  struct Asked {
    var kind: Kata.Kind
    var decoys: [Place] = []
    var beliefs: [KataPlaces.Belief] = []
  }

  private func places(_ page: KataPage, _ asked: Asked) -> KataPlaces {
    KataPlaces(
      page: page.frontMatter.place.path, hints: page.hints.map(\.line), why: page.why?.line ?? 1,
      decoys: asked.decoys, beliefs: asked.beliefs)
  }
}

// MARK: - Front matter that every kata has

extension KataFolder {
  private static func keys(of kind: Kata.Kind.Word) -> [String] {
    switch kind {
    case .predict: PredictionReader.keys
    case .choose: ChoiceReader.keys
    case .review: ReviewReader.keys
    case .code: ExerciseReader.keys
    }
  }

  private static var allKeys: [String] { commonKeys + Kata.Kind.Word.allCases.flatMap(keys) }

  private struct Common {
    var level: Int
    var minutes: Int
    var teaches: [FactID]
    var evidence: [String]
    var follows: KataID?
  }

  private func common(_ fields: YAMLFields) -> Common {
    let teaches = fields.texts("teaches", atLeast: 1)
    let evidence = fields.texts("evidence", atLeast: 1)
    for fact in teaches where references?.facts?.contains(fact.text) == false {
      list.add("'\(fact.text)' is not a fact of 'facts.md'", at: fact.place)
    }
    for source in evidence {
      references?.evidence.vouch(for: source.text, at: source.place, into: list)
    }
    return Common(
      level: fields.integer("level", in: 1...5) ?? 1,
      minutes: fields.integer("minutes", in: 1...60) ?? 1,
      teaches: teaches.map(\.text), evidence: evidence.map(\.text), follows: follows(fields))
  }

  private func follows(_ fields: YAMLFields) -> KataID? {
    guard let text = fields.optionalText("follows"), let node = fields["follows"] else {
      return nil
    }
    guard let other = KataID(text), katas.contains(other), other != id else {
      list.add("'follows' names another kata of 'course.yaml', not '\(text)'", at: node.place)
      return nil
    }
    return other
  }
}

/// Where in `kata.md` the things stand that can only be checked by running.
struct KataPlaces: Sendable {
  var page = ""
  /// The first line of each hint's text.
  var hints: [Int] = []
  var why = 1
  var decoys: [Place] = []
  var beliefs: [Belief] = []

  struct Belief: Sendable {
    var place: Place
    /// In `Beliefs`; nil where it is a matter of rules.
    var file: String?
  }
}

// MARK: - Stray files

extension KataFolder {
  /// Notes every file that is neither prose nor one of those given; folders have a closing slash.
  func reportStrays(besides known: [String]) {
    for name in files.names(in: url) where !known.contains(name) && !isPage("kata", name) {
      reportStray(name, in: url)
    }
  }

  func reportStrays(in subfolder: String, besides known: [String]) {
    for name in files.names(in: appending(subfolder)) where !known.contains(name) {
      reportStray(name, in: appending(subfolder))
    }
  }

  private func reportStray(_ name: String, in folder: URL) {
    let bare = name.hasSuffix("/") ? String(name.dropLast()) : name
    list.add(
      "every file of a kata is used, and '\(bare)' isn't",
      at: files.place(of: folder.appending(path: bare)))
  }
}
