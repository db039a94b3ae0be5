import Foundation

/// A logbook's entries as text, to be carried to another machine: JSON, a head and then a line for
/// each entry.
public enum LogbookText {
  /// The version of the text.
  public static let format = 1

  /// Ends in a newline.
  public static func text(of entries: [LogbookEntry]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      // Strings, integers and finite numbers, which can't fail.
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
    return line(Head(entries: entries.count)) + entries.map(line).joined()
  }

  /// Reads all of it.
  public static func entries(in text: String) throws(LogbookTextError) -> [LogbookEntry] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let decoder = JSONDecoder()
    guard let first = lines.first,
      let head = try? decoder.decode(Head.self, from: Data(first.utf8)),
      head.uikata == Head.name
    else { throw .foreign }
    guard head.format <= format else { throw .newerFormat(found: head.format, known: format) }
    var entries: [LogbookEntry] = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = try? decoder.decode(LogbookEntry.self, from: Data(line.utf8)) else {
        throw .malformed(line: index + 1)
      }
      entries.append(entry)
    }
    guard entries.count == head.entries else {
      throw .incomplete(found: entries.count, wanted: head.entries)
    }
    return entries
  }

  private struct Head: Codable {
    static let name = "progress"

    var uikata = Self.name
    var format = LogbookText.format
    /// How many lines follow, so that half a file isn't taken for a whole one.
    var entries: Int
  }
}

/// Why a text can't be read as a logbook's entries.
public enum LogbookTextError: Error, Sendable, Hashable {
  /// It doesn't begin as such a text does.
  case foreign
  /// Written by a later version of the program.
  case newerFormat(found: Int, known: Int)
  /// - Parameter line: from 1, without empty ones.
  case malformed(line: Int)
  case incomplete(found: Int, wanted: Int)
}

// MARK: - A line

extension LogbookEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case attempt, followUp, placement, interview, forgotten
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .attempt(let attempt): try container.encode(attempt, forKey: .attempt)
    case .followUp(let answer): try container.encode(answer, forKey: .followUp)
    case .placement(let placement): try container.encode(placement, forKey: .placement)
    case .interview(let interview): try container.encode(interview, forKey: .interview)
    case .forgotten(let kata): try container.encode(kata, forKey: .forgotten)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .attempt: self = .attempt(try container.decode(DatedAttempt.self, forKey: .attempt))
    case .followUp: self = .followUp(try container.decode(DatedFollowUp.self, forKey: .followUp))
    case .placement:
      self = .placement(try container.decode(DatedPlacement.self, forKey: .placement))
    case .interview:
      self = .interview(try container.decode(DatedInterview.self, forKey: .interview))
    case .forgotten:
      self = .forgotten(try container.decode(ForgottenKata.self, forKey: .forgotten))
    case nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "nothing known"))
    }
  }
}

/// When it was, beside what it was; seconds since 1970.
private enum TimeKey: String, CodingKey { case time }

extension Encoder {
  fileprivate func encodeTime(_ time: Date) throws {
    var container = container(keyedBy: TimeKey.self)
    try container.encode(time.timeIntervalSince1970, forKey: .time)
  }
}

extension Decoder {
  fileprivate func decodeTime() throws -> Date {
    let container = try container(keyedBy: TimeKey.self)
    return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .time))
  }
}

extension DatedAttempt: Codable {
  public func encode(to encoder: any Encoder) throws {
    try attempt.encode(to: encoder)
    try encoder.encodeTime(time)
  }

  public init(from decoder: any Decoder) throws {
    self.init(try Attempt(from: decoder), at: try decoder.decodeTime())
  }
}

extension DatedFollowUp: Codable {
  public func encode(to encoder: any Encoder) throws {
    try answer.encode(to: encoder)
    try encoder.encodeTime(time)
  }

  public init(from decoder: any Decoder) throws {
    self.init(try FollowUpAnswer(from: decoder), at: try decoder.decodeTime())
  }
}

extension DatedPlacement: Codable {
  public func encode(to encoder: any Encoder) throws {
    try placement.encode(to: encoder)
    try encoder.encodeTime(time)
  }

  public init(from decoder: any Decoder) throws {
    self.init(try Placement(from: decoder), at: try decoder.decodeTime())
  }
}

extension ForgottenKata: Codable {
  private enum CodingKeys: CodingKey { case kata }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kata, forKey: .kata)
    try encoder.encodeTime(time)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kata: try container.decode(KataID.self, forKey: .kata), time: try decoder.decodeTime())
  }
}

extension DatedInterview: Codable {
  private enum CodingKeys: CodingKey { case course, record }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(course, forKey: .course)
    try container.encode(record, forKey: .record)
    try encoder.encodeTime(began)
  }

  /// - Throws: also where the record's parts don't go together, since an interview goes on from it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let record = try container.decode(InterviewRecord.self, forKey: .record)
    guard record.entries.count == record.plan.items.count, record.plan.wish.minutes > 0,
      1...5 ~= record.plan.wish.level,
      record.plan.items.indices.contains(record.current)
        || record.current == record.plan.items.endIndex
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .record, in: container, debugDescription: "its parts don't go together")
    }
    self.init(
      course: try container.decode(String.self, forKey: .course),
      began: try decoder.decodeTime(), record: record)
  }
}
