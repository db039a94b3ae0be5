import Foundation
import Testing

@testable import KataCourse

@Suite struct `A new kata` {
  private static func begun(_ id: KataID, in fruit: FruitFolder) throws -> [String] {
    try KataScaffold(id).write(into: fruit.courseFolder).map {
      $0.replacing(fruit.url.shownPath + "/", with: "")
    }
  }

  @Test func `stands behind the last of its track and loads`() throws {
    let fruit = try FruitFolder()
    #expect(
      try Self.begun(KataID(track: "fruit", name: "pip"), in: fruit) == [
        "fruit/pip/kata.md", "fruit/pip/Program.swift", "course.yaml",
      ])
    #expect(fruit.problems == [])
    #expect(
      try fruit.text("course.yaml").contains(
        "katas: [bowl, basket, weights, bruise, peel, ripe, pip]\n"))
  }

  @Test func `takes a line of its own where the others do`() throws {
    let fruit = try FruitFolder()
    _ = try Self.begun(KataID(track: "market", name: "scales"), in: fruit)
    #expect(fruit.problems == [])
    #expect(try fruit.text("course.yaml").hasSuffix("      - stall\n      - scales\n"))
  }

  @Test func `may begin a track`() throws {
    let fruit = try FruitFolder()
    #expect(
      try Self.begun(KataID(track: "cellar", name: "shelf"), in: fruit) == [
        "cellar/shelf/kata.md", "cellar/shelf/Program.swift", "cellar/track.md", "course.yaml",
      ])
    #expect(fruit.problems == [])
    #expect(fruit.courseFolder.read().course?.tracks.last?.title == "Cellar")
  }

  @Test(arguments: [
    ("fruit/bowl", "course.yaml:1:1: error: a new kata has a new name, and 'fruit/bowl' exists"),
    (
      "fruit/Big Bowl",
      """
      course.yaml:1:1: error: a kata's name is in small letters, digits and '-', not 'Big Bowl'
      """
    ),
    (
      "../bowl",
      "course.yaml:1:1: error: a kata's name is in small letters, digits and '-', not '..'"
    ),
  ]) func `has a name that can be used and is free`(_ id: String, _ says: String) throws {
    let fruit = try FruitFolder()
    let id = try #require(KataID(id))
    let problem = #expect(throws: Problem.self) { try Self.begun(id, in: fruit) }
    #expect(problem.map { fruit.shown([$0]) } == [says])
  }
}
