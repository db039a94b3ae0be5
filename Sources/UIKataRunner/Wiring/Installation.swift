import Foundation

/// Where this executable lies, and what lies around it.
struct Installation {
  /// Without symbolic links.
  var executable: URL

  init(executable: URL) {
    self.executable = executable
  }

  /// This process's.
  static var own: Installation {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    if count > 0 {
      let bytes = path[..<count].map { UInt8(bitPattern: $0) }
      return Installation(executable: URL(filePath: String(decoding: bytes, as: UTF8.self)))
    }
    let named = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return Installation(executable: named.resolvingSymlinksInPath())
  }

  /// The course that came with it: installed, `../share/uikata/Katas`; built, `Katas` in the
  /// package that the build folder belongs to.
  var course: URL {
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/uikata/Katas")
    var candidates = [installed]
    var parent = folder
    while parent.path != "/" {
      candidates.append(parent.appending(path: "Katas"))
      parent.deleteLastPathComponent()
    }
    return candidates.first { Self.isCourse($0) } ?? installed
  }

  private static func isCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "course.yaml").path)
  }
}
