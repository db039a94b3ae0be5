/// A kata's stable name, `track/name`, which progress is keyed by.
public struct KataID: Hashable, Sendable, Codable, CustomStringConvertible {
  public var track: String
  public var name: String

  public init(track: String, name: String) {
    self.track = track
    self.name = name
  }

  /// Reads `track/name`; nil unless both parts are there.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(track: String(parts[0]), name: String(parts[1]))
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = KataID(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' isn't 'track/name'"))
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public var description: String { "\(track)/\(name)" }
}
