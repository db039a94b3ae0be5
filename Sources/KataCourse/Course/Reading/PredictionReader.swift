import Foundation

/// Reads what a `predict` kata has beyond every kata: its program, and what may be believed of it.
struct PredictionReader {
  static let keys = ["form", "isolation", "tolerance", "names", "decoys", "calls", "beliefs"]

  let folder: KataFolder
  let fields: YAMLFields

  var list: ProblemList { folder.list }

  func read() -> KataFolder.Asked? {
    let form = fields.word("form", of: AnswerForm.self)
    let program = program("Program.swift", because: "it is what a 'predict' kata runs")
    let beliefs = beliefs(besides: program)
    reportStrays(beliefs: beliefs)
    let decoys = decoys(form)
    let calls = calls(form)
    if form == .calls { checkPlace(in: program, calls: calls, beliefs: beliefs) }
    guard let form, let program else { return nil }
    var prediction = Prediction(
      form: form, template: program.source, names: names(program, beliefs.map(\.belief)),
      decoys: decoys.map(\.text), calls: calls,
      beliefs: beliefs.map(\.belief))
    if let tolerance = tolerance() { prediction.tolerance = tolerance }
    if let isolation = fields.optionalWord("isolation", of: Isolation.self) {
      prediction.isolation = isolation
    }
    return KataFolder.Asked(
      kind: .predict(prediction), decoys: decoys.map(\.place),
      beliefs: beliefs.map { KataPlaces.Belief(place: $0.place, file: $0.file) })
  }

  private func tolerance() -> Double? {
    guard let node = fields["tolerance"] else { return nil }
    guard let number = node.number, number >= 0 else {
      list.add("'tolerance' is a number from 0, not \(node.kind)", at: node.place)
      return nil
    }
    return number
  }

  private func decoys(_ form: AnswerForm?) -> [(text: String, place: Place)] {
    let decoys = fields.texts("decoys")
    if let form, form != .order, let place = fields.keyPlace("decoys") {
      list.add("'decoys' belong to the form 'order', and this is '\(form.rawValue)'", at: place)
    }
    for (index, decoy) in decoys.enumerated()
    where decoys[..<index].contains(where: { $0.text == decoy.text }) {
      list.add("the decoy '\(decoy.text)' is given once", at: decoy.place)
    }
    return decoys
  }
}

// MARK: - Programs

extension PredictionReader {
  struct Source {
    var source: String
    var marked: MarkedProgram
  }

  private func program(_ name: String, because reason: String) -> Source? {
    let url = folder.appending(name)
    guard let source = folder.files.text(of: url, because: reason) else { return nil }
    let marked = MarkedProgram(source)
    for mistake in marked.mistakes {
      list.add(
        mistake.message,
        at: folder.files.place(of: url, line: mistake.line, column: mistake.column))
    }
    if source.trimmingWhitespace.isEmpty {
      list.add("a program does something", at: folder.files.place(of: url))
    }
    return Source(source: source, marked: marked)
  }

  struct PlacedBelief {
    var belief: Belief
    var place: Place
    var file: String?
  }

  private func beliefs(besides program: Source?) -> [PlacedBelief] {
    var beliefs: [PlacedBelief] = []
    for node in fields.items("beliefs") {
      let entry = YAMLFields(
        node, of: "a belief", known: ["id", "rules", "program", "says"], into: list)
      let id = entry.text("id")
      let says = entry.text("says")
      let world = world(entry, besides: program)
      guard let id, let says, let world, let place = entry["id"]?.place else { continue }
      if !isPlainName(id) {
        list.add("a belief's 'id' is in small letters, digits and '-', not '\(id)'", at: place)
      }
      if beliefs.contains(where: { $0.belief.id == id }) {
        list.add("'\(id)' names one belief, and this is the second", at: place)
      }
      let belief = Belief(id: id, says: says, world: world.world)
      beliefs.append(PlacedBelief(belief: belief, place: place, file: world.file))
    }
    return beliefs
  }

  private func world(
    _ entry: YAMLFields, besides program: Source?
  ) -> (world: Belief.World, file: String?)? {
    switch (entry["rules"], entry["program"]) {
    case (let rules?, nil):
      if case .mapping(let changed) = rules.value, !changed.isEmpty {
        return (.rules(rules.json), nil)
      }
      list.add("'rules' is a mapping of the rules it changes", at: rules.place)
      return nil
    case (nil, .some):
      guard let name = entry.text("program") else { return nil }
      return variant("Beliefs/" + name.trimmingPrefix("Beliefs/"), entry, besides: program)
    default:
      if case .mapping = entry.node.value {
        list.add("a belief has either 'rules' or a 'program'", at: entry.node.place)
      }
      return nil
    }
  }

  private func variant(
    _ name: String, _ entry: YAMLFields, besides program: Source?
  ) -> (world: Belief.World, file: String?)? {
    guard FileManager.default.fileExists(atPath: folder.appending(name).path),
      let source = self.program(name, because: "a belief names it")
    else {
      list.add(
        "a belief's program lies in 'Beliefs', and '\(name)' doesn't exist",
        at: entry["program"]?.place ?? entry.node.place)
      return nil
    }
    if let program, program.marked.markers != source.marked.markers {
      list.add(
        "a belief's program has the markers of 'Program.swift', in their order",
        at: folder.files.place(of: folder.appending(name)))
    }
    return (.program(source.source), String(name.dropFirst(8)))
  }

  /// Notes files that nothing refers to.
  private func reportStrays(beliefs: [PlacedBelief]) {
    folder.reportStrays(besides: ["Program.swift", "Beliefs/", "Expected/"])
    folder.reportStrays(in: "Beliefs", besides: beliefs.compactMap(\.file))
    folder.reportStrays(
      in: "Expected", besides: CourseRecording.seeds.map { "\($0).txt" } + ["further.txt"])
  }
}

// MARK: - Names

extension PredictionReader {
  private func names(_ program: Source, _ beliefs: [Belief]) -> [String: [String]] {
    guard let node = fields["names"] else { return [:] }
    guard case .mapping(let entries) = node.value else {
      list.add("'names' is a mapping from identifiers to lists of names", at: node.place)
      return [:]
    }
    let used = identifiers(in: program, beliefs)
    var pools: [String: [String]] = [:]
    for entry in entries {
      if !used.contains(entry.key) {
        list.add("'\(entry.key)' is an identifier of the program", at: entry.keyPlace)
      }
      let pool = YAMLFields(node, of: "", known: entries.map(\.key), into: list)
        .texts(entry.key, atLeast: 2)
      for name in pool { check(name.text, at: name.place, used: used, keys: entries.map(\.key)) }
      if Set(pool.map(\.text)).count < pool.count {
        list.add("the names for '\(entry.key)' differ", at: entry.node.place)
      }
      pools[entry.key] = pool.map(\.text)
    }
    checkCollisions(pools, at: node.place)
    return pools
  }

  private func check(_ name: String, at place: Place, used: Set<String>, keys: [String]) {
    if !name.isPlainIdentifier || SwiftKeyword.reserved.contains(name) {
      list.add("'\(name)' can't name anything in Swift", at: place)
    } else if used.contains(name), !keys.contains(name) {
      list.add("'\(name)' already names something in the program", at: place)
    }
  }

  /// Whether there is a free name for each, however the ones before were drawn.
  private func checkCollisions(_ pools: [String: [String]], at place: Place) {
    let families = Renaming.families(of: pools)
    for (index, family) in families.enumerated() {
      if Set(family.map { pools[$0]?.count }).count > 1 {
        let names = family.map { "'\($0)'" }.joined(separator: " and ")
        list.add("\(names) are drawn together, so they have equally many names", at: place)
      }
      let own = Set(family.flatMap { pools[$0] ?? [] })
      let rivals = families[..<index].filter { rival in
        !own.isDisjoint(with: rival.flatMap { pools[$0] ?? [] })
      }
      if let count = pools[family[0]]?.count, count > 0, count <= rivals.count {
        list.add(
          "'\(family[0])' shares its names with \(rivals.count) others, so it has more than"
            + " \(rivals.count)", at: place)
      }
    }
  }

  private func identifiers(in program: Source, _ beliefs: [Belief]) -> Set<String> {
    let sources =
      [program.source]
      + beliefs.compactMap { belief in
        if case .program(let source) = belief.world { source } else { nil }
      }
    return Set(sources.flatMap { SwiftSource($0).tokens }.compactMap(\.word).map(String.init))
  }
}

extension String {
  /// Letters, digits and underscores, all ASCII, and no digit in front.
  fileprivate var isPlainIdentifier: Bool {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && first.map { !$0.isNumber } ?? false
  }
}
