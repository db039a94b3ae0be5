import KataCourse

/// What learners may make of the compiler's commonest errors.
protocol CompilerWords {
  /// What the error comes to; `%1` stands for the first part of the message that varies.
  func meaning(of message: CompilerMessage) -> String
  /// The name may be spelled wrong.
  func isMeant(_ name: String) -> String
  /// Below an error where others have a sentence too.
  func meaning(_ sentence: String, atLine line: Int) -> String
}

extension Words {
  /// A sentence below an error.
  ///
  /// - Parameter names: what may have been meant by a name that isn't known.
  /// - Returns: nil where the compiler's own words have to do.
  func meaning(ofError text: String, names: Set<String>) -> String? {
    for message in CompilerMessage.allCases {
      guard let parts = message.pattern.parts(of: text) else { continue }
      if message.namesSomethingUnknown, let name = parts.last,
        let near = names.subtracting([name]).sorted().nearest(to: name, name: \.self)
      {
        return isMeant(near)
      }
      return parts.indices.reduce(meaning(of: message)) {
        $0.replacing("%\($1 + 1)", with: parts[$1])
      }
    }
    return nil
  }
}
