/// The device's storage as the app sees it: folders and files, all in memory, so that nothing a
/// program writes is ever on the disk of the computer it runs on. It lasts as long as the program,
/// whatever stages open and close.
// Safe: only one thread runs at a time.
final class Disk: @unchecked Sendable {
  static let shared = Disk()

  /// The app's own place (developer.apple.com/library/archive/documentation/FileManagement/Conceptual/
  /// FileSystemProgrammingGuide/FileSystemOverview, The iOS App Container).
  static let home = "/var/mobile/Containers/Data/Application/UIKata"

  private enum Item {
    case folder
    case file(Data)
  }

  /// By path, without a slash at its end.
  private var items: [String: Item] = [:]
  private var changes: [String: Date] = [:]

  init() {
    for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      makeFolder(at: "\(Self.home)/\(folder)")
    }
  }

  // MARK: Asking

  static func path(of url: URL) -> String { clean(url.path) }

  static func clean(_ path: String) -> String {
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  func exists(_ path: String) -> Bool { path == "/" || items[path] != nil }

  func isFolder(_ path: String) -> Bool {
    if case .folder? = items[path] { true } else { path == "/" }
  }

  func changed(_ path: String) -> Date? { changes[path] }

  /// The names in a folder, in order of their letters; iOS promises none.
  func names(in folder: String) -> [String] {
    let start = folder == "/" ? "/" : folder + "/"
    return items.keys.filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }
      .map { String($0.dropFirst(start.count)) }.sorted()
  }

  // MARK: Reading and writing

  /// Holds the thread that asks for as long as so many bytes take.
  func read(_ path: String) throws -> Data {
    guard case .file(let data)? = items[path] else {
      throw CocoaError(
        exists(path) ? .fileReadUnknown : .fileReadNoSuchFile, path: path,
        "The file “\(Self.name(of: path))” couldn’t be opened"
          + (exists(path) ? "." : " because there is no such file."))
    }
    WorkCosts.spend(on: .fileAccess, times: Double(data.count) / 1e6)
    return data
  }

  func size(of path: String) -> Int {
    if case .file(let data)? = items[path] { data.count } else { 0 }
  }

  /// Holds the thread that asks for as long as so many bytes take.
  func write(_ data: Data, to path: String, replacing: Bool = true) throws {
    let folder = Self.parent(of: path)
    guard isFolder(folder) else {
      throw Self.missing(path, "The folder “\(Self.name(of: folder))” doesn’t exist.")
    }
    guard !isFolder(path), replacing || !exists(path) else {
      throw CocoaError(
        .fileWriteFileExists, path: path,
        "“\(Self.name(of: path))” couldn’t be saved because a file with the same name already exists."
      )
    }
    WorkCosts.spend(on: .fileAccess, times: Double(data.count) / 1e6)
    put(.file(data), at: path)
  }

  func makeFolder(at path: String) {
    var path = path
    while path != "/", items[path] == nil {
      put(.folder, at: path)
      path = Self.parent(of: path)
    }
  }

  func makeFolder(at path: String, withParents: Bool) throws {
    if exists(path) {
      guard !withParents || !isFolder(path) else { return }
      throw CocoaError(
        .fileWriteFileExists, path: path,
        "“\(Self.name(of: path))” couldn’t be saved because a file with the same name already exists."
      )
    }
    let parent = Self.parent(of: path)
    guard withParents ? isFolder(nearest(to: parent)) : isFolder(parent) else {
      throw Self.missing(path, "The folder “\(Self.name(of: parent))” doesn’t exist.")
    }
    makeFolder(at: path)
  }

  /// The last on the way to a path that is there.
  private func nearest(to path: String) -> String {
    var path = path
    while !exists(path) { path = Self.parent(of: path) }
    return path
  }

  func remove(_ path: String) throws {
    guard items[path] != nil else {
      throw Self.missing(path, "“\(Self.name(of: path))” couldn’t be removed.")
    }
    for inside in items.keys where inside.hasPrefix(path + "/") { forget(inside) }
    forget(path)
  }

  private func put(_ item: Item, at path: String) {
    items[path] = item
    changes[path] = .now
  }

  private func forget(_ path: String) { (items[path], changes[path]) = (nil, nil) }

  // MARK: Paths and errors

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  private static func missing(_ path: String, _ sentence: String) -> CocoaError {
    CocoaError(.fileNoSuchFile, path: path, sentence)
  }
}

extension CocoaError {
  fileprivate init(_ code: CocoaError.Code, path: String, _ sentence: String) {
    self.init(code, userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: sentence])
  }
}
