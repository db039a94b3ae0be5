import Foundation

/// Which lines of a program the addresses in its executable belong to, by the debugging information
/// that is in it: `llvm-symbolizer`, which comes with the compiler, reads that.
struct CallSites {
  let symbolizer: String
  let executable: Executable

  /// So many addresses fit into one call.
  private static let mostAtOnce = 2000

  /// Nil where there is no symbolizer, or no executable of the program's own.
  init?(_ executable: Executable, toolchain: Toolchain) {
    let tools = URL(filePath: toolchain.frontend).deletingLastPathComponent()
    symbolizer = tools.appending(path: "llvm-symbolizer").path
    self.executable = executable
    guard access(symbolizer, X_OK) == 0, !executable.isInterpreted else { return nil }
  }

  /// Addresses outside of the author's lines aren't in the result.
  func lines(of addresses: Set<Int>) async throws -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var rest = addresses.sorted()[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.mostAtOnce)
      rest = rest.dropFirst(Self.mostAtOnce)
      lines.merge(try await places(of: part)) { one, _ in one }
    }
    return lines
  }

  private func places(of addresses: ArraySlice<Int>) async throws -> [Int: Int] {
    let outcome = try await ChildProcess(
      path: symbolizer,
      arguments: ["--obj=\(executable.url.path)", "--output-style=JSON", "--functions=none"]
        + addresses.map { "0x" + String($0, radix: 16) },
      environment: [:], streams: .captured(), limits: .symbolizer
    ).run()
    guard outcome.ending == .exited(0),
      let places = try? JSONDecoder().decode([Place].self, from: Data(outcome.output))
    else { return [:] }
    var lines: [Int: Int] = [:]
    for (address, place) in zip(addresses, places) { lines[address] = line(of: place) }
    return lines
  }

  /// The line in the author's file, where an inlined function stands in another.
  private func line(of place: Place) -> Int? {
    place.symbols.first { symbol in
      let isOurs =
        symbol.file == executable.fileName || symbol.file.hasSuffix("/\(executable.fileName)")
      return isOurs && 1...max(1, executable.lineCount) ~= symbol.line
    }?.line
  }

  private struct Place: Decodable {
    var symbols: [Symbol]

    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  private struct Symbol: Decodable {
    var file: String
    var line: Int

    enum CodingKeys: String, CodingKey {
      case file = "FileName"
      case line = "Line"
    }
  }
}
