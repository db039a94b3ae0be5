import KataTestSupport
import Testing

@testable import KataConsole
@testable import KataCourse

@Suite struct MigrationTests {
  @Test func `a file brought up to date is spoken of once`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "progress.sqlite")
    let database = try SQLDatabase(path: file.path)
    for statement in LogbookFormat.steps[0] { try database.run(statement) }
    try database.run("PRAGMA user_version = 1")
    let first = English().notices(of: try Logbook(folder: folder.url))
    #expect(
      first == [
        "your progress file had format 1 and now has format \(Logbook.format), with "
          + "everything in it; an older uikata no longer reads it"
      ])
    #expect(English().notices(of: try Logbook(folder: folder.url)) == [])
  }
}
