import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A code kata on disk` {
  private func problems(_ folder: PeelingFolder, _ found: [Problem]) -> [String] {
    found.map { $0.description.replacing(folder.url.shownPath + "/kitchen/peeling/", with: "") }
  }

  @Test func `is read with its mistakes, and holds`() async throws {
    let folder = try PeelingFolder()
    let kata = try #require(folder.course.read().course?.katas.first)
    guard case .code(let exercise) = kata.kind else {
      Issue.record("\(kata.kind)")
      return
    }
    #expect(exercise == Peeling.exercise)
    let check = CourseCheck(
      folder: folder.course, runner: PlainSwift.runner,
      effort: CourseCheck.Effort(isThorough: true))
    #expect(
      problems(folder, await check.run { _ in }) == [
        "Expected/driver.txt:1:1: error: the driver and the solution are those that are recorded"
          + "\nExpected/driver.txt:1:1: note: 'course record' writes it"
      ])
    let recording = CourseRecording(folder: folder.course, runner: PlainSwift.runner)
    #expect(problems(folder, await recording.run { _ in }) == [])
    #expect(problems(folder, await check.run { _ in }) == [])
  }

  @Test(arguments: [
    (
      "Driver.swift", String?.none,
      "Driver.swift:1:1: error: 'Driver.swift' must be there: it is what tries an answer"
    ),
    (
      "Extra.swift", "",
      "Extra.swift:1:1: error: every file of a kata is used, and 'Extra.swift' isn't"
    ),
    (
      "Mistakes/OneOnly.swift", nil,
      "kata.md:10:15: error: a mistake lies in 'Mistakes', and 'OneOnly.swift' doesn't exist"
    ),
    (
      "kata.md",
      PeelingFolder.page.replacing(
        "  - {program: NoPeeling.swift, says: nothing is peeled.}\n", with: ""),
      "kata.md:8:3: error: 'mistakes' holds at least 3, and here are 2"
    ),
    (
      "kata.md", PeelingFolder.page.replacing("level: 1\n", with: "level: 1\nbody: core\n"),
      "kata.md:4:7: error: 'body' names one function of 'Starter.swift', and 'core' names 0"
    ),
  ])
  func `lacks nothing and has nothing else`(file: String, text: String?, says: String) throws {
    let folder = try PeelingFolder(changing: ["kitchen/peeling/\(file)": text])
    #expect(problems(folder, folder.course.read().problems).first == says)
  }

  @Test func `names the function whose body may be typed, if that is enough`() async throws {
    let page = PeelingFolder.page.replacing("level: 1\n", with: "level: 1\nbody: peeled\n")
    let folder = try PeelingFolder(changing: ["kitchen/peeling/kata.md": page])
    let kata = try #require(folder.course.read().course?.katas.first)
    guard case .code(let exercise) = kata.kind else { return }
    #expect(exercise.function == "peeled")
    let helped = """
      func peeled(_ fruits: [String]) -> [String] { without(fruits) }
      func without(_ fruits: [String]) -> [String] {
        fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
      }
      """
    for (solution, says) in [
      (Peeling.solution, []),
      (
        helped,
        [
          "kata.md:1:1: error: 'Starter.swift' holds with the solution's body of 'peeled', which "
            + "'body' names"
        ]
      ),
    ] {
      let folder = try PeelingFolder(
        changing: ["kitchen/peeling/kata.md": page, "kitchen/peeling/Solution.swift": solution])
      _ = await CourseRecording(folder: folder.course, runner: PlainSwift.runner).run { _ in }
      let check = CourseCheck(folder: folder.course, runner: PlainSwift.runner)
      #expect(problems(folder, await check.run { _ in }) == says)
    }
  }

  @Test(arguments: [
    (
      "Mistakes/OneOnly.swift", Peeling.solution,
      "Mistakes/OneOnly.swift:1:1: error: the driver tells 'Mistakes/OneOnly.swift' from the solution"
    ),
    (
      "Mistakes/OneOnly.swift", Peeling.answer("fruits.map { fruit in \"peeled \" + fruit }"),
      "Mistakes/OneOnly.swift:1:1: error: mistakes can be told apart, not as "
        + "'Mistakes/KeepsRotten.swift' and 'Mistakes/OneOnly.swift'"
    ),
    (
      "Starter.swift", Peeling.solution,
      "Starter.swift:1:1: error: the driver tells 'Starter.swift' from the solution"
    ),
    (
      "Driver.swift", "Kata.check(\"peels\") { _ in \"\\(peeled([\"fig\"]))\" }\n",
      "Driver.swift:1:1: error: a driver has at least two checks"
    ),
    (
      "Solution.swift", Peeling.answer("fruits.shuffled()"),
      "Solution.swift:1:1: error: the solution does the same whenever it runs"
    ),
    (
      "Solution.swift", Peeling.answer("[fruits[0]]"),
      "Solution.swift:2:10: error: a program ends well, and seed 1 stops: Index out of range"
    ),
  ])
  func `tells right from wrong, or is no kata`(
    file: String, text: String, says: String
  ) async throws {
    let folder = try PeelingFolder(changing: ["kitchen/peeling/\(file)": text])
    let check = CourseCheck(folder: folder.course, runner: PlainSwift.runner)
    let found = problems(folder, await check.run { _ in })
    #expect(found.contains(says), "\(found)")
  }
}
