import Testing

@testable import KataCourse

@Suite struct `A variant` {
  private static func bowl(seed: Int) throws -> (kata: Kata, prediction: Prediction) {
    let kata = try FruitFolder().kata("fruit/bowl").dealt(seed: seed)
    guard case .predict(let prediction) = kata.kind else { throw KeyFailure.environment("") }
    return (kata, prediction)
  }

  @Test func `of seed 0 is what the author wrote`() throws {
    let (kata, prediction) = try Self.bowl(seed: 0)
    #expect(prediction.template == FruitFolder.files["fruit/bowl/Program.swift"])
    #expect(kata.hints[0] == "Think of `Apple.in`.")
  }

  @Test func `renames programs, beliefs, decoys and the code in prose alike`() throws {
    let (kata, prediction) = try Self.bowl(seed: 4)
    #expect(prediction.decoys == ["Quince.rot", "Plum.rot"])
    #expect(prediction.template.contains("struct Quince {}\nstruct Plum {}\n"))
    #expect(prediction.template.contains("\"\\(Quince.self)\", \"\\(Plum.self)\""))
    guard case .program(let other) = prediction.beliefs[1].world else {
      Issue.record("not a program")
      return
    }
    #expect(other.hasPrefix("struct Quince {}\nstruct Plum {}\n"))
    #expect(prediction.beliefs[0].says == "You took `Quince` first.")
    #expect(
      kata.question == """
        `Quince` goes in before `Plum`. What is printed?

        ```swift
        # Quince is no heading
        ```
        """)
    #expect(kata.hints == ["Think of `Quince.in`.", "- a list\n  - with `Plum.out` in it"])
    #expect(kata.why == "`Plum.out` comes before `Quince.out`.")
  }

  @Test func `gives no two identifiers one name`() throws {
    let pools = ["A": ["X", "Y"], "B": ["Y", "X", "Z"], "C": ["X", "Z", "Y"]]
    var met: Set<[String: String]> = []
    for seed in 1...500 {
      let names = Renaming.drawn(from: pools, seed: seed, stream: "s").names
      #expect(names.count == 3)
      #expect(Set(names.values).count == 3)
      met.insert(names)
    }
    #expect(met.count == 4)
  }

  @Test func `draws a type's name and its variable's together`() {
    let pools = ["List": ["List", "Inbox", "Feed"], "list": ["list", "inbox", "feed"]]
    for seed in 1...50 {
      let names = Renaming.drawn(from: pools, seed: seed, stream: "s").names
      #expect(names["List"]?.lowercased() == names["list"])
    }
  }

  @Test func `renames whole identifiers, not texts and comments`() {
    let renaming = Renaming(names: ["List": "Inbox", "Inbox": "List"])
    #expect(
      renaming.applied(to: "List.Inbox(Lists, \"List \\(List.self)\") // List")
        == "Inbox.List(Lists, \"List \\(Inbox.self)\") // List")
  }

  @Test func `of a choice shuffles its options with their reasons`() throws {
    let kata = try FruitFolder().kata("fruit/ripe")
    var firsts: Set<String> = []
    for seed in 1...30 {
      guard case .choose(let choice) = kata.dealt(seed: seed).kind else { return }
      #expect(choice.options.first { $0.isRight }?.reason == "It smells when it is ripe.")
      firsts.insert(choice.options[0].text)
    }
    #expect(firsts.count == 3)
  }

  @Test func `gives a belief's program the values of the program`() throws {
    let fruit = try FruitFolder(changing: [
      "fruit/basket/Beliefs/OneMore.swift": """
      let kind = 0
      let count = 1 + 3/*:1...5*/
      print(count, "apple"/*:"apple"|"quince"|"medlar"*/)
      """,
      "fruit/basket/kata.md": FruitFolder.files["fruit/basket/kata.md"]?.replacing(
        "level:", with: "beliefs: [{id: more, program: Beliefs/OneMore.swift, says: More.}]\nlevel:"
      ),
    ])
    let kata = try fruit.kata("fruit/basket")
    for seed in 1...20 {
      guard case .predict(let dealt) = kata.dealt(seed: seed).kind,
        case .program(let belief) = dealt.beliefs[0].world
      else { return }
      let count = try #require(dealt.template.firstMatch(of: /count = (\d)/)?.1)
      let kind = try #require(dealt.template.firstMatch(of: /kind = ("\w+")/)?.1)
      #expect(belief.contains("1 + \(count)\nprint(count, \(kind))"))
    }
  }
}
