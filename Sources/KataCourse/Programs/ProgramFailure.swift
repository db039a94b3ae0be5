/// Why a program could be neither compiled nor run, though nothing is wrong with it.
public enum ProgramFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Something that the dialect needs is missing; a sentence that says what to do.
  case dialectUnusable(says: String)
  case compilerMissing(name: String)
  case compilerUnusable(path: String, says: String)
  /// The compiler ended without a word about the program.
  case compilerStopped(says: String)
  case compilerOutOfTime(seconds: Double)
  case linkerRefused(says: String)
  /// A scratchpad can't do without.
  case linkerMissing
  case unwritable(path: String, says: String)
  case unstartable(path: String, says: String)
  /// The sandbox that held before doesn't now.
  case unconfinable(says: String)

  public var description: String {
    switch self {
    case .dialectUnusable(let says): says
    case .compilerMissing(let name):
      "the Swift compiler '\(name)' must be in a folder of PATH; get it from https://swift.org/install"
    case .compilerUnusable(let path, let says):
      "'\(path)' must be a Swift compiler that can say what it builds for: \(says)"
    case .compilerStopped(let says):
      "the Swift compiler stopped without a word about the program: \(says)"
    case .compilerOutOfTime(let seconds):
      "a program must compile within \(seconds) seconds"
    case .linkerRefused(let says):
      "the program could not be linked: \(says)"
    case .linkerMissing:
      "a scratchpad needs ld.lld and clang, which come with Swift; 'uikata doctor' says more"
    case .unwritable(let path, let says):
      "'\(path)' must be a folder that can be written to: \(says)"
    case .unstartable(let path, let says):
      "'\(path)' could not be started: \(says)"
    case .unconfinable(let says):
      "a program could not be confined: \(says)"
    }
  }
}

extension ProgramFailure {
  /// The compiler ended as it doesn't.
  static func compilerStopped(_ outcome: ChildProcess.Outcome) -> ProgramFailure {
    let says = String(decoding: outcome.errors, as: UTF8.self).firstLine
    return .compilerStopped(says: says.isEmpty ? "\(outcome.ending)" : says)
  }
}
