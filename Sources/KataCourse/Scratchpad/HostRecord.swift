/// What a scratchpad's host tells.
enum HostRecord: Hashable {
  case value(String)
  case picture(String)
  /// No state was kept before the line that runs: it can't be taken back.
  case unkept
  /// The line has ended, and so many count.
  case done(lines: Int)
  /// The process that ran the line has ended, and the state after so many lines is back.
  case back(lines: Int, ending: ChildProcess.Ending, peakMemory: Int)

  init?(_ word: Substring, _ text: String) {
    switch word {
    case "value": self = .value(text)
    case "picture": self = .picture(text)
    case "unkept": self = .unkept
    case "done":
      guard let lines = Int(text) else { return nil }
      self = .done(lines: lines)
    case "back":
      let numbers = text.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3 else { return nil }
      let signal = Int32(numbers[1] & 0x7f)
      self = .back(
        lines: numbers[0],
        ending: signal == 0 ? .exited(Int32(numbers[1] >> 8 & 0xff)) : .signalled(signal),
        peakMemory: numbers[2] << 10)
    default: return nil
    }
  }

  /// Whether the host waits for the next command.
  var isLast: Bool {
    switch self {
    case .picture, .done, .back: true
    case .value, .unkept: false
    }
  }
}

/// Cuts what comes from a host into records. A line may write there, too: what is no record is passed
/// over.
struct HostRecordReader {
  private var bytes: [UInt8] = []

  mutating func add(_ more: ArraySlice<UInt8>) { bytes += more }

  /// Nil until there is a whole one.
  mutating func next() -> HostRecord? {
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let heading = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
      guard heading.count == 2, let count = Int(heading[1]), (0...Self.longest).contains(count)
      else {
        bytes.removeSubrange(...end)
        continue
      }
      guard bytes.count > end + count else { return nil }
      let text = String(decoding: bytes[(end + 1)..<(end + 1 + count)], as: UTF8.self)
      bytes.removeSubrange(..<(end + 1 + count))
      if let record = HostRecord(heading[0], text) { return record }
    }
    return nil
  }

  /// More than a process with a program's memory can tell.
  private static let longest = 1 << 28
}
