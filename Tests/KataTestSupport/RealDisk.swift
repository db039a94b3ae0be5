import Foundation

/// The computer's disk, for code beside the model, whose `Data(contentsOf:)` and `write(to:)` reach
/// the files of an app in memory.
public enum RealDisk {
  public static func data(at url: URL) throws -> Data { try Data(contentsOf: url) }

  public static func write(_ text: String, to url: URL) throws {
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
