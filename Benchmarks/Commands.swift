import Foundation
import KataTestSupport

/// Runs commands and takes their time.
enum Commands {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Seconds until it has ended well.
  static func time(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> Double {
    let start = ContinuousClock.now
    _ = try output(path, arguments, environment: environment)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// What it prints, where it ends well.
  static func output(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let ended = try run(path, arguments, environment: environment)
    guard ended.status == 0 else {
      throw Failure(description: "'\(([path] + arguments).joined(separator: " "))' failed")
    }
    return ended.output
  }

  static func run(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// The compiler's checks of files, as arguments of `env`; the model is imported as `UIKit`.
  static func checks(of files: [String]) -> [String] {
    let products = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
    return [
      "swiftc", "-emit-sil", "-wmo", "-swift-version", "6", "-module-name", "Program",
      "-module-alias", "UIKit=KataModels", "-I", products.appending(path: "Modules").path,
      "-o", "/dev/null",
    ] + files
  }
}
