import KataCourse

/// A command line cut into words and options.
struct ArgumentScanner {
  private(set) var words: [String] = []
  private var values: [Option: [String]] = [:]
  private var switches: Set<Option> = []

  /// Takes `--option value`, `--option=value`, `-h`, and words; all behind `--` are words.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if argument.hasPrefix("-"), argument.count > 1 {
        try take(argument == "-h" ? Option.help.rawValue : argument, &rest)
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option(rawValue: name) else {
      let nearest = Option.allCases.nearest(to: name, name: \.rawValue)
      throw .unknownOption(name, nearest: nearest?.rawValue)
    }
    guard values[option] == nil || option.isRepeatable, !switches.contains(option) else {
      throw .optionTwice(option)
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .valueForSwitch(option) }
      switches.insert(option)
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw .missingValue(option)
    }
    values[option, default: []].append(value)
  }

  func has(_ option: Option) -> Bool { switches.contains(option) }
  func value(_ option: Option) -> String? { values[option]?.last }
  func allValues(_ option: Option) -> [String] { values[option] ?? [] }

  /// The options given.
  var options: Set<Option> { switches.union(values.keys) }

  /// A whole number from 1.
  func seed() throws(UsageError) -> Int? {
    guard let text = value(.seed) else { return nil }
    guard let seed = Int(text), seed > 0 else { throw .notASeed(text) }
    return seed
  }

  /// A whole number from 1.
  func count(_ option: Option) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count > 0 else { throw .notACount(option, text) }
    return count
  }
}

extension Option {
  /// Whether it may be given several times.
  fileprivate var isRepeatable: Bool { self == .report || self == .sheet }
}
