/// The files of the app, in memory: nothing of it reaches the computer's own disk, and all of it
/// stays while the program runs, as on a device from one launch to the next.
// Safe: only one thread runs at a time.
open class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()

  public typealias SearchPathDirectory = Foundation.FileManager.SearchPathDirectory
  public typealias SearchPathDomainMask = Foundation.FileManager.SearchPathDomainMask
  public typealias DirectoryEnumerationOptions = Foundation.FileManager.DirectoryEnumerationOptions

  // MARK: Folders of the app

  /// The app's folder of the kind; none where the model has none.
  open func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    guard domains.contains(.userDomainMask) else { return [] }
    switch directory {
    case .cachesDirectory: return [.cachesDirectory]
    case .documentDirectory: return [.documentsDirectory]
    case .libraryDirectory: return [.libraryDirectory]
    case .applicationSupportDirectory: return [.applicationSupportDirectory]
    default: return []
    }
  }

  open func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let folder = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  open var temporaryDirectory: URL { .temporaryDirectory }

  // MARK: Asking

  open func fileExists(atPath path: String) -> Bool { Disk.shared.exists(Disk.clean(path)) }

  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    let path = Disk.clean(path)
    isDirectory?.pointee = ObjCBool(Disk.shared.isFolder(path))
    return Disk.shared.exists(path)
  }

  /// In an order that iOS doesn't promise.
  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    let path = Disk.clean(path)
    guard Disk.shared.isFolder(path) else { throw CocoaError(.fileReadNoSuchFile) }
    return Disk.shared.names(in: path)
  }

  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path)
      .filter { !options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
      .map { url.appendingPathComponent($0) }
  }

  /// The size in bytes and the date of the last change.
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    let path = Disk.clean(path)
    guard Disk.shared.exists(path) else { throw CocoaError(.fileReadNoSuchFile) }
    var attributes: [FileAttributeKey: Any] = [
      .type: Disk.shared.isFolder(path) ? FileAttributeType.typeDirectory : .typeRegular,
      .size: NSNumber(value: Disk.shared.size(of: path)),
    ]
    attributes[.modificationDate] = Disk.shared.changed(path)
    return attributes
  }

  open func contents(atPath path: String) -> Data? { try? Disk.shared.read(Disk.clean(path)) }

  // MARK: Changing

  /// - Parameter attributes: not looked at.
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try Disk.shared.makeFolder(at: Disk.path(of: url), withParents: withIntermediateDirectories)
  }

  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try Disk.shared.makeFolder(at: Disk.clean(path), withParents: withIntermediateDirectories)
  }

  /// - Parameter attributes: not looked at.
  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    (try? Disk.shared.write(data ?? Data(), to: Disk.clean(path))) != nil
  }

  /// Removes a folder with all that is in it.
  open func removeItem(at url: URL) throws { try Disk.shared.remove(Disk.path(of: url)) }

  open func removeItem(atPath path: String) throws { try Disk.shared.remove(Disk.clean(path)) }
}
