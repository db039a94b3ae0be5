import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A key` {
  private static func key(_ fruit: FruitFolder, _ id: String, seed: Int) async throws -> Key {
    try await KeyMaker(runner: FruitFolder.runner).key(for: try fruit.kata(id), seed: seed)
  }

  @Test func `holds what is printed, and what beliefs would print`() async throws {
    let key = try await Self.key(try FruitFolder(), "fruit/bowl", seed: 0)
    #expect(
      key
        == Key(
          printed: ["Apple.in", "Pear.in", "Pear.out", "Apple.out"],
          beliefs: [
            "first-out": ["Apple.in", "Pear.in", "Apple.out", "Pear.out"],
            "one-only": ["Apple.in", "Pear.in", "Pear.out"],
          ]))
  }

  @Test func `leaves out a belief that the variant can't tell from the truth`() async throws {
    let fruit = try FruitFolder(
      "fruit/bowl/Beliefs/OneOnly.swift", "print(\"\\(bowl", "for _ in 1...2 { print(\"\\(bowl")
    let other = try fruit.text("fruit/bowl/Beliefs/OneOnly.swift") + "}\n"
    let same = try FruitFolder(changing: ["fruit/bowl/Beliefs/OneOnly.swift": other])
    let key = try await Self.key(same, "fruit/bowl", seed: 0)
    #expect(key.beliefs.keys.sorted() == ["first-out"])
  }

  @Test func `of a trap is its line`() async throws {
    let key = try await Self.key(try FruitFolder(), "fruit/bruise", seed: 2)
    #expect(key.lines == [3])
    #expect(key.printed == [])
  }

  @Test func `of a program the compiler rejects is every line it names`() async throws {
    let fruit = try FruitFolder(changing: [
      "fruit/bruise/Program.swift":
        "let a: Int = \"apple\"\nprint(a)\nlet b: Int = \"pear\" + b()\n"
    ])
    #expect(try await Self.key(fruit, "fruit/bruise", seed: 0).lines == [1, 3])
  }

  @Test func `of a choice is nothing`() async throws {
    #expect(try await Self.key(try FruitFolder(), "fruit/ripe", seed: 1) == .unneeded)
  }

  @Test func `isn't had of a program that ends badly`() async throws {
    let fruit = try FruitFolder(changing: [
      "fruit/basket/Program.swift": "import Foundation\nexit(3)\n"
    ])
    await #expect(throws: KeyFailure.ended(.exited(3))) {
      try await Self.key(fruit, "fruit/basket", seed: 0)
    }
  }

  @Test func `isn't had of a program that should have stopped`() async throws {
    let fruit = try FruitFolder(changing: ["fruit/bruise/Program.swift": "print(1)\n"])
    await #expect(throws: KeyFailure.ended(.exited(0))) {
      try await Self.key(fruit, "fruit/bruise", seed: 0)
    }
  }

  @Test func `isn't had of a program that doesn't compile`() async throws {
    let fruit = try FruitFolder(changing: ["fruit/basket/Program.swift": "prnt(1)\n"])
    let failure = await #expect(throws: KeyFailure.self) {
      try await Self.key(fruit, "fruit/basket", seed: 0)
    }
    guard case .rejected(let rendered) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(rendered.contains("Program.swift:1:1: error: cannot find 'prnt' in scope"))
  }

  @Test func `goes when many others were used after it`() throws {
    let folder = try TemporaryFolder()
    let shelf = KeyShelf<Key>(folder: folder.url, capacity: 10)
    for number in 1...11 {
      let prediction = Prediction(form: .lines, template: "print(\(number))")
      let recipe = KeyRecipe(prediction, dialect: .plainSwift, compiler: "")
      shelf.put(Key(printed: ["\(number)"]), for: recipe)
      #expect(shelf.find(recipe)?.printed == ["\(number)"])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 9)
  }

  @Test func `is made once and kept`() async throws {
    let cache = try TemporaryFolder()
    let kata = try FruitFolder().kata("fruit/basket")
    let maker = KeyMaker(runner: ProgramRunner(dialect: .plainSwift, cache: cache.url))
    let key = try await maker.key(for: kata, seed: 1)
    let shelf = cache.url.appending(path: "keys")
    let names = try FileManager.default.contentsOfDirectory(atPath: shelf.path)
    #expect(names.count == 1)
    try FileManager.default.removeItem(at: cache.url.appending(path: "programs"))
    let before = try FileManager.default.contentsOfDirectory(atPath: cache.url.path)
    #expect(try await maker.key(for: kata, seed: 1) == key)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.url.path) == before)
    try "damaged".write(to: shelf.appending(path: names[0]), atomically: true, encoding: .utf8)
    #expect(try await maker.key(for: kata, seed: 1) == key)
  }
}
