import KataModels
import KataStage
import Testing

@MainActor @Suite struct `The files of the app` {
  private let files = FileManager.default
  /// Another one for each test, since the files are everybody's.
  private let folder = URL.cachesDirectory.appending(path: UUID().uuidString)

  private func code(_ act: () throws -> Void) -> CocoaError.Code? {
    do { try act() } catch { return (error as? CocoaError)?.code }
    return nil
  }

  @Test func `have folders that are there from the start`() throws {
    let caches = try #require(files.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(caches == .cachesDirectory)
    #expect(caches.path.hasSuffix("/Library/Caches"))
    #expect(files.fileExists(atPath: caches.path))
    #expect(files.urls(for: .documentDirectory, in: .userDomainMask) == [.documentsDirectory])
    #expect(files.urls(for: .cachesDirectory, in: .systemDomainMask) == [])
    #expect(files.fileExists(atPath: NSTemporaryDirectory()))
    let support = URL.applicationSupportDirectory
    #expect(!files.fileExists(atPath: support.path))
    let made = try files.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #expect(made == support)
    #expect(files.fileExists(atPath: support.path))
    try files.removeItem(at: support)
  }

  @Test func `keep what is written, from one stage to the next, and off the computer's disk`()
    throws
  {
    let file = folder.appending(path: "photo")
    do {
      _ = Stage(UIViewController())
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("Ada".utf8).write(to: file, options: .atomic)
    }
    _ = Stage(UIViewController())
    #expect(try Data(contentsOf: file) == Data("Ada".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "Ada")
    #expect(files.contents(atPath: file.path) == Data("Ada".utf8))
    #expect(try files.attributesOfItem(atPath: file.path)[.size] as? Int == 3)
    #expect(access(file.path, F_OK) == -1)
  }

  @Test func `are listed and removed with all that a folder holds`() throws {
    let inner = folder.appending(path: "small/deep")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["b", "a", ".hidden"] {
      try "x".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(try files.contentsOfDirectory(atPath: folder.path) == [".hidden", "a", "b", "small"])
    let shown = try files.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    #expect(shown.map(\.lastPathComponent) == ["a", "b", "small"])
    var isFolder: ObjCBool = false
    #expect(files.fileExists(atPath: inner.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    try files.removeItem(at: folder)
    #expect(!files.fileExists(atPath: inner.path))
    #expect(!files.fileExists(atPath: folder.appending(path: "a").path))
  }

  @Test func `fail as on iOS where something is missing or in the way`() throws {
    let file = folder.appending(path: "photo")
    #expect(code { _ = try Data(contentsOf: file) } == .fileReadNoSuchFile)
    #expect(code { try Data().write(to: file) } == .fileNoSuchFile)
    #expect(code { try files.removeItem(at: file) } == .fileNoSuchFile)
    #expect(code { _ = try files.contentsOfDirectory(atPath: file.path) } == .fileReadNoSuchFile)
    #expect(
      code { try files.createDirectory(at: file, withIntermediateDirectories: false) }
        == .fileNoSuchFile)
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    #expect(
      code { try files.createDirectory(at: folder, withIntermediateDirectories: false) }
        == .fileWriteFileExists)
    try Data().write(to: file)
    #expect(
      code { try Data().write(to: file, options: .withoutOverwriting) } == .fileWriteFileExists)
    #expect(code { _ = try Data(contentsOf: folder) } == .fileReadUnknown)
    let inside = file.appending(path: "in/a/file")
    #expect(code { try Data().write(to: inside) } == .fileNoSuchFile)
    #expect(
      code { try files.createDirectory(at: inside, withIntermediateDirectories: true) }
        == .fileNoSuchFile)
    do {
      _ = try Data(contentsOf: folder.appending(path: "gone.png"))
    } catch {
      #expect(
        error.localizedDescription
          == "The file “gone.png” couldn’t be opened because there is no such file.")
    }
  }

  @Test func `take time on the thread that reads and writes them`() throws {
    let stage = Stage(UIViewController())
    stage.cost(of: .fileAccess, 0.1)
    defer { stage.cost(of: .fileAccess, 0) }
    let file = URL.temporaryDirectory.appending(path: "\(UUID())")
    try Data(count: 2_000_000).write(to: file)
    #expect(stage.now == 0.2)
    _ = try Data(contentsOf: file)
    #expect(stage.now == 0.4)
    #expect(UIImage(contentsOfFile: file.path) == nil)
    #expect(stage.now == 0.6)
  }
}

@MainActor @Suite struct `Work on a thread` {
  @Test func `that parses takes what a megabyte costs`() throws {
    let stage = Stage(UIViewController())
    stage.cost(of: .parsing, 0.5)
    defer { stage.cost(of: .parsing, 0) }
    let text = "[" + String(repeating: " ", count: 999_998) + "]"
    #expect(try JSONDecoder().decode([Int].self, from: Data(text.utf8)) == [])
    #expect(stage.now == 0.5)
  }

  @Test func `that loads by Data(contentsOf:) waits for the network, and holds main`() throws {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let url = try #require(URL(string: "https://photos.example/\(UUID())"))
    stage.network.reply(to: url, after: 0.5, with: Data(count: 7))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      log("main at \(MainActor.assumeIsolated { stage.now })")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { log("other") }
    #expect(try Data(contentsOf: url).count == 7)
    #expect(stage.now == 0.5)
    #expect(log.lines == ["other"])
    stage.settle()
    #expect(log.lines == ["other", "main at 0.5"])
    #expect(stage.network.requests(to: url) == 1)
  }

  @Test func `that loads what never comes gives up after a minute`() throws {
    let stage = Stage(UIViewController())
    let url = try #require(URL(string: "https://photos.example/\(UUID())"))
    stage.network.reply(to: url, after: .infinity)
    #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    #expect(stage.now == 60)
  }
}
