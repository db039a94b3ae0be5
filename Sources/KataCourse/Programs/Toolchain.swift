import Foundation

/// The parts of an installed Swift that compiling a program takes, called without the driver:
/// starting that costs as much as the work itself.
struct Toolchain: Codable, Sendable, Hashable {
  var frontend: String
  /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`
  var version: String
  /// `x86_64-unknown-linux-gnu`
  var target: String
  /// `…/usr/lib/swift`
  var resources: String
  /// Where the standard library and Foundation lie.
  var libraries: String
  /// Nil where lld or clang is missing; programs are interpreted then.
  var linking: LinkLine?

  /// How this machine links an executable: the call of ld.lld that clang would make.
  struct LinkLine: Codable, Sendable, Hashable {
    var linker: String
    /// Before and behind the objects and libraries of the program.
    var before: [String]
    var behind: [String]
  }
}

extension Toolchain {
  /// What a program loads as it runs, and `swift-backtrace`, which writes down its crash.
  var runtimeFiles: [String] {
    [libraries, URL(filePath: resources).appending(path: "../../libexec/swift").standardized.path]
  }

  /// Arguments by which the frontend finds its own parts; macros need the plug-ins.
  var frontendArguments: [String] {
    var arguments = ["-target", target, "-disable-objc-interop", "-resource-dir", resources]
    let server = "\(resources)/host/libSwiftInProcPluginServer.so"
    if FileManager.default.fileExists(atPath: server) {
      arguments += ["-in-process-plugin-server-path", server]
      arguments += ["-plugin-path", "\(resources)/host/plugins"]
    }
    return arguments
  }

  /// Arguments of the linker for objects; nil without a linker.
  func linkArguments(objects: [String], output: String, dialect: [String]) -> [String]? {
    guard let linking else { return nil }
    let architecture = target.prefix { $0 != "-" }
    return linking.before + ["-o", output, "-L", libraries, "-rpath", libraries]
      + ["\(libraries)/\(architecture)/swiftrt.o"] + objects + dialect
      + Self.soleThread + ["--as-needed"] + libraryNames.map { "-l\($0)" } + ["-lm"]
      + linking.behind
  }

  /// Arguments of the linker for a library that a program loads while it runs; nil without a linker.
  func linkArguments(library: String, object: String, more: [String]) -> [String]? {
    guard let linking else { return nil }
    let architecture = target.prefix { $0 != "-" }
    // Of clang's call, the kind of machine; what follows makes an executable.
    let machine = Array(linking.before.prefix { $0 != "-pie" && $0 != "-dynamic-linker" })
    return machine + ["-shared", "-o", library, "-L", libraries, "-rpath", libraries]
      + ["\(libraries)/\(architecture)/swiftrt.o", object] + more
      + Self.soleThread + ["--as-needed"] + libraryNames.map { "-l\($0)" }
  }

  /// Beginning more costs longer than they save on a few objects.
  private static let soleThread = ["--threads=1"]

  /// Everything that comes with Swift; the linker takes what is used. The driver reads the names
  /// out of the object instead, which takes one more process.
  private var libraryNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    return files.sorted().compactMap { file in
      guard file.hasPrefix("lib"), file.hasSuffix(".so") else { return nil }
      let name = String(file.dropFirst(3).dropLast(3))
      return ["XCTest", "Testing"].contains { name.contains($0) } ? nil : name
    }
  }
}
