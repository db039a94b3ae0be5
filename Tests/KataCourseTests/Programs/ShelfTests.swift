import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `The shelf of executables` {
  private func put(_ name: String, on shelf: BuildShelf, used: Date) throws {
    let place = try shelf.workplace()
    let program = place.appending(path: "program")
    try "#!/bin/sh\n".write(to: program, atomically: false, encoding: .utf8)
    chmod(program.path, 0o755)
    let placed = try shelf.put(place, as: name)
    try FileManager.default.setAttributes([.modificationDate: used], ofItemAtPath: placed.path)
  }

  @Test func `drops what hasn't been used for longest`() throws {
    let folder = try TemporaryFolder()
    let shelf = BuildShelf(folder: folder.url, capacity: 10)
    for day in 1...10 {
      try put("\(day)", on: shelf, used: Date(timeIntervalSince1970: Double(day) * 86400))
    }
    #expect(shelf.find("1") != nil)  // and so it is the one used last
    try put("11", on: shelf, used: .now)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.sorted { Int($0)! < Int($1)! } == ["1", "4", "5", "6", "7", "8", "9", "10", "11"])
  }

  @Test(arguments: [(0, 0), (5, 0), (9, 0), (10, 1), (12, 3)])
  func `drops nothing where another terminal was faster`(left: Int, dropped: Int) {
    let entries = (0..<left).map { number in
      BoundedFolder.Entry(
        url: URL(filePath: "/\(number)"), used: Date(timeIntervalSince1970: Double(-number)))
    }
    let surplus = Array(BoundedFolder(url: URL(filePath: "/"), capacity: 10).surplus(of: entries))
    #expect(surplus == Array(entries.suffix(dropped).reversed()))
  }

  @Test func `keeps the one that was there first`() throws {
    let folder = try TemporaryFolder()
    let shelf = BuildShelf(folder: folder.url)
    try put("card", on: shelf, used: .now)
    let first = FileStamp(path: folder.url.appending(path: "card/program").path)
    try put("card", on: shelf, used: .now)
    #expect(FileStamp(path: folder.url.appending(path: "card/program").path) == first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["card"])
  }
}
