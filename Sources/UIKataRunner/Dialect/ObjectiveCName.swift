/// What Objective-C calls a method.
enum ObjectiveCName {
  /// The name that the compiler derives: `refresh`, `handleTap:`, `scrollTo:animated:`.
  ///
  /// - Parameter labels: one for each argument, `_` where it has none.
  static func derived(from name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return "\(name):\(rest)" }
    let joint = startsWithPreposition(first) ? "" : "With"
    return "\(name)\(joint)\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
  }

  /// `scroll(to:)` becomes `scrollTo:`, `load(photo:)` becomes `loadWithPhoto:`.
  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = String(label.prefix { !$0.isUppercase })
    return prepositions.contains(word)
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension ProgramOutline.Method {
  /// The name it was given with `@objc(name:)`, or the derived one.
  var objectiveCName: String {
    givenName ?? ObjectiveCName.derived(from: name, labels: labels)
  }
}
