import Foundation
import KataTestSupport
import Synchronization
import Testing

@testable import KataCourse

/// What was reported, in order.
final class Reports: Sendable {
  private let heard = Mutex<[CheckEvent]>([])

  var events: [CheckEvent] { heard.withLock { $0 } }

  func hear(_ event: CheckEvent) { heard.withLock { $0.append(event) } }
}

@Suite struct `A course check` {
  /// A course whose expected output is recorded, then changed.
  static func recorded(
    _ fruit: FruitFolder, effort: CourseCheck.Effort = CourseCheck.Effort(isThorough: true),
    house: CourseHouse = CourseHouse(), then change: (FruitFolder) throws -> Void = { _ in }
  ) async throws -> [String] {
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    _ = await recording.run { _ in }
    try change(fruit)
    let check = CourseCheck(
      folder: fruit.courseFolder, runner: FruitFolder.runner, effort: effort, house: house)
    return fruit.shown(await check.run { _ in })
  }

  @Test func `finds nothing wrong with a sound course, and says how far it is`() async throws {
    let fruit = try FruitFolder()
    let reports = Reports()
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    #expect(await recording.run(report: reports.hear) == [])
    let written = reports.events.compactMap { event in
      if case .recorded(let path) = event { path } else { nil }
    }
    #expect(written.count == 19)
    #expect(
      try fruit.text("fruit/bowl/Expected/3.txt") == "Apple.in\nPear.in\nPear.out\nApple.out\n")
    #expect(try fruit.text("fruit/bruise/Expected/1.txt") == "3\n")

    let checked = Reports()
    let check = CourseCheck(folder: fruit.courseFolder, runner: FruitFolder.runner)
    #expect(fruit.shown(await check.run(report: checked.hear)) == [])
    #expect(checked.events.first == .began(katas: 7))
    #expect(checked.events.count == 8)
    guard case .finished(_, done: 7, of: 7)? = checked.events.last else {
      Issue.record("\(checked.events)")
      return
    }
  }

  @Test func `records only what has changed`() async throws {
    let fruit = try FruitFolder()
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    _ = await recording.run { _ in }
    try "old\n".write(
      to: fruit.url.appending(path: "fruit/bowl/Expected/2.txt"), atomically: true, encoding: .utf8)
    let reports = Reports()
    _ = await recording.run(report: reports.hear)
    let written = reports.events.filter { event in
      if case .recorded = event { true } else { false }
    }
    #expect(
      written == [.recorded(fruit.url.appending(path: "fruit/bowl/Expected/2.txt").shownPath)])
  }

  @Test func `wants the output recorded, and as it is today`() async throws {
    let found = try await Self.recorded(try FruitFolder()) { fruit in
      try FileManager.default.removeItem(at: fruit.url.appending(path: "fruit/bowl/Expected/1.txt"))
      try "Apple.in\nPear.deinit\n".write(
        to: fruit.url.appending(path: "fruit/bowl/Expected/3.txt"), atomically: true,
        encoding: .utf8)
      try "".write(
        to: fruit.url.appending(path: "fruit/bruise/Expected/2.txt"), atomically: true,
        encoding: .utf8)
    }
    #expect(
      found == [
        """
        fruit/bowl/Expected/1.txt:1:1: error: what seed 1 prints is recorded
        fruit/bowl/Expected/1.txt:1:1: note: 'course record' writes it
        """,
        """
        fruit/bowl/Expected/3.txt:2:1: error: the program prints what is recorded, and here is \
        'Pear.deinit' instead of 'Pear.in'
        fruit/bowl/Expected/3.txt:2:1: note: what is bound at top level is never deinitialised
        """,
        """
        fruit/bruise/Expected/2.txt:1:1: error: the program prints what is recorded, and here is \
        nothing instead of '3'
        fruit/bruise/Expected/2.txt:1:1: note: 'course record' writes it
        """,
      ])
  }

  @Test(arguments: programs) func `runs every program`(_ mistake: AuthorMistake) async throws {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test(arguments: fairness) func `wants questions that can be answered`(
    _ mistake: AuthorMistake
  ) async throws {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test(arguments: prose) func `wants what is said to be so`(_ mistake: AuthorMistake) async throws
  {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test func `wants a belief to leave the gaps of the truth`() async throws {
    let page = try #require(FruitFolder.files["fruit/weights/kata.md"])
    let belief = "beliefs: [{id: other-gaps, program: Other.swift, says: No.}]\nlevel:"
    let fruit = try FruitFolder(changing: [
      "fruit/weights/kata.md": page.replacing("level:", with: belief),
      "fruit/weights/Beliefs/Other.swift":
        "print(\"two: \\(0.25/*:0.05...0.45 by 0.1*/)\\nfour: 1\")\n",
    ])
    try fruit.keep(only: KataID(track: "fruit", name: "weights"))
    #expect(
      try await Self.recorded(fruit) == [
        """
        fruit/weights/kata.md:5:16: error: the belief 'other-gaps' leaves the same gaps as the truth
        """
      ])
  }

  @Test func `tells once why no program can run`() async throws {
    let fruit = try FruitFolder()
    let nowhere = fruit.url.appending(path: "course.yaml/cache")
    let check = CourseCheck(
      folder: fruit.courseFolder, runner: ProgramRunner(dialect: .plainSwift, cache: nowhere))
    let found = fruit.shown(await check.run { _ in })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("course.yaml:1:1: error: '") == true)
  }

  @Test(arguments: [
    ("fruit/ripe/kata.md", "teaches: [F2]", "teaches: [F1]", "facts.md:8:1", "F2"),
    ("market/stall/kata.md", "teaches: [S1]", "teaches: [F1]", "facts.md:11:1", "S1"),
  ]) func `wants a kata for every fact`(
    page: String, passage: String, other: String, place: String, fact: String
  ) async throws {
    #expect(
      try await Self.recorded(try FruitFolder(page, passage, other)) == [
        "\(place): error: every fact has a kata that teaches it, and '\(fact)' has none"
      ])
  }

  @Test func `leaves a track time that isn't complete yet`() async throws {
    let fruit = try FruitFolder(changing: [
      "course.yaml": FruitFolder.files["course.yaml"]?.replacing(
        "title: Market", with: "title: Market\n    facts: [selling fruit]"),
      "market/stall/kata.md": FruitFolder.files["market/stall/kata.md"]?.replacing(
        "teaches: [S1]", with: "teaches: [F1]"),
    ])
    #expect(try await Self.recorded(fruit) == [])
  }
}
