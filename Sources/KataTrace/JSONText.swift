// JSON as `JSONEncoder` would write these values, by hand: an encoder takes longer than what a
// program reports.

/// Values of the channel as JSON text.
protocol JSONText {
  var json: String { get }
}

extension String: JSONText {
  var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Double: JSONText {
  /// What JSON can't say, such as the origin of an empty intersection, becomes the largest number.
  var json: String {
    if isNaN { return "0" }
    if isInfinite { return (self < 0 ? "-" : "") + "\(Double.greatestFiniteMagnitude)" }
    return self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension Bool: JSONText {
  var json: String { self ? "true" : "false" }
}

extension Array: JSONText where Element: JSONText {
  var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

/// An object whose absent values are left out.
func jsonObject(_ members: KeyValuePairs<String, (any JSONText)?>) -> String {
  let texts = members.compactMap { key, value in value.map { "\"\(key)\":\($0.json)" } }
  return "{" + texts.joined(separator: ",") + "}"
}
