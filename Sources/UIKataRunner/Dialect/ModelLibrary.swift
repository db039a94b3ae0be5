import Foundation
import KataCourse

/// The model as programs are compiled against it and linked with it.
struct ModelLibrary: Sendable, Hashable {
  /// Holds `libKataModels.so`.
  var folder: URL
  /// Holds the modules that programs import.
  var modules: URL { folder.appending(path: "Modules") }

  static let fileName = "libKataModels.so"
  private static let moduleNames = ["KataModels", "KataStage", "KataTrace"]

  /// There is no library where one can be.
  struct Missing: Error, Hashable, CustomStringConvertible {
    var executable: String

    var description: String {
      """
      the model '\(ModelLibrary.fileName)' must lie beside '\(executable)'; \
      'swift build -c release' in the folder of UIKata builds it
      """
    }
  }

  /// Looks beside the executable, as a build leaves it, and in the `lib` of an installation.
  static func find(
    executable: URL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws -> ModelLibrary {
    let folder = executable.deletingLastPathComponent()
    let places = [folder, folder.appending(path: "../lib/uikata").standardized]
    guard let library = places.map(ModelLibrary.init).first(where: \.isComplete) else {
      throw Missing(executable: executable.path)
    }
    return library
  }

  private var files: [String] {
    [folder.appending(path: Self.fileName).path]
      + Self.moduleNames.map { modules.appending(path: "\($0).swiftmodule").path }
  }

  private var isComplete: Bool { files.allSatisfy { access($0, R_OK) == 0 } }

  /// Changes with every build of the model.
  var fingerprint: String {
    files.compactMap(FileStamp.init(path:)).map { "\($0.path) \($0.size) \($0.modified)" }
      .joined(separator: "\n")
  }
}
