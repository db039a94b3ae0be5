extension URL {
  /// `Library/Caches`: what can be made again. The system may empty it, but not while the app runs
  /// (developer.apple.com/documentation/foundation/filemanager/searchpathdirectory/cachesdirectory);
  /// the model never does.
  public static var cachesDirectory: URL { folder("Library/Caches") }
  public static var documentsDirectory: URL { folder("Documents") }
  public static var libraryDirectory: URL { folder("Library") }
  /// The app has to make it.
  public static var applicationSupportDirectory: URL { folder("Library/Application Support") }
  public static var temporaryDirectory: URL { folder("tmp") }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: "\(Disk.home)/\(path)", isDirectory: true)
  }
}

// Their names are Foundation's.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSHomeDirectory() -> String { Disk.home }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSTemporaryDirectory() -> String { Disk.home + "/tmp/" }
