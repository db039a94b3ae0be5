import Foundation

/// A cache of modules and executables that all tests of one run share, and that goes with it.
public enum CompilerCache {
  public static let shared: URL = {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "uikata-test-cache-\(ProcessInfo.processInfo.processIdentifier)")
    atexit {
      try? FileManager.default.removeItem(at: CompilerCache.shared)
    }
    return url
  }()
}
