import Foundation
import KataTestSupport
import Testing

@Suite struct LanguageTests {
  private func run(
    _ arguments: [String], _ changes: [String: String?] = [:]
  ) async throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder()
    return try await BuiltCommand(state: folder.url, changes).run(arguments)
  }

  @Test(arguments: [
    (["list", "--track", "responders", "--language", "ru"], [:]),
    (["list", "--track", "responders"], ["UIKATA_LANGUAGE": "ru"]),
  ])
  func `Russian is spoken where it is asked for`(
    arguments: [String], changes: [String: String]
  ) async throws {
    let result = try await run(arguments, changes.mapValues { $0 })
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Ответчики\n    deepest                 Самая глубокая\n"))
  }

  @Test func `English is spoken wherever it isn't`() async throws {
    let result = try await run(["list", "--track", "responders"], ["LC_MESSAGES": "ru_RU.UTF-8"])
    #expect(result.output.hasPrefix("Responders\n    deepest                 Deepest\n"))
  }

  @Test func `a language that nobody speaks is answered with those there are`() async throws {
    let result = try await run(["list"], ["UIKATA_LANGUAGE": "la"])
    #expect(result.errors == "uikata: there are no words in 'la'; there are some in en, ru\n")
    #expect(result.status == 2)
  }

  @Test func `a terminal without its letters is spoken to in English, which is said`() async throws
  {
    let result = try await run(
      ["list", "--track", "responders", "--language", "ru"], ["LC_ALL": "C"])
    #expect(result.output.hasPrefix("Responders\n"))
    #expect(
      result.errors
        == "uikata: Russian needs a terminal with UTF-8, so this is in English; set LANG=C.UTF-8\n")
  }

  @Test func `a kata without a translation is asked in the author's words`() async throws {
    let russian = try await run(["show", "geometry/two-rectangles", "--language", "ru"])
    let english = try await run(["show", "geometry/two-rectangles"])
    let question = english.output.split(separator: "\n")[1]
    #expect(russian.output.contains(question))
    #expect(russian.output.contains("предсказать · "))
  }
}
