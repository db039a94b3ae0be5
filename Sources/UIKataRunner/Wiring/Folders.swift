import Foundation

/// Where things are kept between runs, as the XDG base directory specification has it.
struct Folders: Equatable {
  /// Progress and history; nil where neither XDG_STATE_HOME nor HOME names a place.
  var state: URL?
  /// The learner's own files; nil where neither XDG_DATA_HOME nor HOME names a place.
  var data: URL?
  /// What can be made again; a folder of this process alone where there is no other place.
  var cache: URL

  init(environment: [String: String]) {
    state = Self.folder(environment, "XDG_STATE_HOME", inHome: ".local/state")
    data = Self.folder(environment, "XDG_DATA_HOME", inHome: ".local/share")
    cache =
      Self.folder(environment, "XDG_CACHE_HOME", inHome: ".cache")
      ?? FileManager.default.temporaryDirectory.appending(path: "uikata-\(UUID().uuidString)")
  }

  /// The specification ignores paths that aren't absolute.
  private static func folder(
    _ environment: [String: String], _ variable: String, inHome path: String
  ) -> URL? {
    if let folder = environment[variable], folder.hasPrefix("/") {
      return URL(filePath: folder).appending(path: "uikata")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return URL(filePath: home).appending(path: path).appending(path: "uikata")
  }
}
