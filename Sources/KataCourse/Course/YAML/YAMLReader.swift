import CYAML

/// Reads one YAML document with libyaml, keeping the place of every piece.
///
/// The part of YAML that says what it means: anchors, aliases and tags are refused, and so are
/// keys given twice, which libyaml would let through.
struct YAMLReader: ~Copyable {
  private let path: String
  /// Added to libyaml's lines, which count from 0.
  private let firstLine: Int
  private var parser = yaml_parser_t()
  private var text: [UInt8]

  /// - Parameter firstLine: the line of the file that the text begins at.
  static func read(_ text: String, path: String, firstLine: Int = 1) throws(Problem) -> YAMLNode {
    var reader = YAMLReader(text, path: path, firstLine: firstLine)
    return try reader.document()
  }

  private init(_ text: String, path: String, firstLine: Int) {
    self.path = path
    self.firstLine = firstLine
    self.text = Array(text.utf8)
    yaml_parser_initialize(&parser)
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
  }

  deinit {
    var parser = parser
    yaml_parser_delete(&parser)
  }

  private mutating func document() throws(Problem) -> YAMLNode {
    let events = try events()
    var cursor = events[...]
    let place = Place(path: path, line: firstLine)
    guard let node = try Self.node(&cursor, depth: 0) else {
      return YAMLNode(place: place, value: .mapping([]))
    }
    if let rest = cursor.first, rest.kind != .end {
      throw Problem("one document is enough, and a second begins here", at: rest.place)
    }
    return node
  }
}

// MARK: - Events, as values

extension YAMLReader {
  private struct Event {
    enum Kind: Equatable {
      case scalar(String, isPlain: Bool)
      case sequence
      case mapping
      case end
    }
    var kind: Kind
    var place: Place
  }

  /// All of the document's events. libyaml keeps a pointer to the text, so they are read at once.
  private mutating func events() throws(Problem) -> [Event] {
    var events: [Event] = []
    let text = text
    let problem: Problem? = text.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      do throws(Problem) {
        while let event = try next() { events += event }
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw problem }
    return events
  }

  /// The next event, empty for those that mean nothing to us; nil at the end of the stream.
  private mutating func next() throws(Problem) -> [Event]? {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) != 0 else { throw refusal() }
    defer { yaml_event_delete(&event) }
    let place = place(event.start_mark)
    switch event.type {
    case YAML_STREAM_END_EVENT: return nil
    case YAML_ALIAS_EVENT: throw Problem("an alias has no place here", at: place)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try refuse(anchor: scalar.anchor, tag: scalar.tag, at: place)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      let text = String(decoding: bytes, as: UTF8.self)
      return [Event(kind: .scalar(text, isPlain: isPlain), place: place)]
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try refuse(anchor: start.anchor, tag: start.tag, at: place)
      return [Event(kind: .sequence, place: place)]
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try refuse(anchor: start.anchor, tag: start.tag, at: place)
      return [Event(kind: .mapping, place: place)]
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return [Event(kind: .end, place: place)]
    default: return []
    }
  }

  private func refuse(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?,
    at place: Place
  ) throws(Problem) {
    if anchor != nil { throw Problem("an anchor has no place here", at: place) }
    if tag != nil { throw Problem("a tag has no place here", at: place) }
  }

  private func refusal() -> Problem {
    let reason = parser.problem.map { String(cString: $0) } ?? "the text can't be read"
    return Problem("what stands here must be YAML: \(reason)", at: place(parser.problem_mark))
  }

  private func place(_ mark: yaml_mark_t) -> Place {
    Place(path: path, line: firstLine + mark.line, column: mark.column + 1)
  }
}

// MARK: - The tree

extension YAMLReader {
  private static let deepest = 32

  /// The next node, or nil where something ends.
  private static func node(
    _ events: inout ArraySlice<Event>, depth: Int
  ) throws(Problem) -> YAMLNode? {
    guard let event = events.popFirst(), event.kind != .end else { return nil }
    guard depth < deepest else {
      throw Problem("lists and mappings nest at most \(deepest) deep", at: event.place)
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(place: event.place, value: .scalar(text, isPlain: isPlain))
    case .sequence:
      var items: [YAMLNode] = []
      while let item = try node(&events, depth: depth + 1) { items.append(item) }
      return YAMLNode(place: event.place, value: .sequence(items))
    case .mapping:
      return YAMLNode(
        place: event.place, value: .mapping(try entries(&events, depth: depth + 1)))
    case .end: return nil
    }
  }

  private static func entries(
    _ events: inout ArraySlice<Event>, depth: Int
  ) throws(Problem) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    while let key = try node(&events, depth: depth) {
      guard case .scalar(let name, _) = key.value else {
        throw Problem("a key is a word", at: key.place)
      }
      if entries.contains(where: { $0.key == name }) {
        throw Problem("'\(name)' is given once, and this is the second time", at: key.place)
      }
      guard let node = try node(&events, depth: depth) else { return entries }
      entries.append(.init(key: name, keyPlace: key.place, node: node))
    }
    return entries
  }
}
