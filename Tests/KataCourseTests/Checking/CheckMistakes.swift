/// Mistakes that only running the course brings to light.
extension `A course check` {
  static let programs = [
    AuthorMistake(
      "fruit/basket/Program.swift", "print(\"", "prnt(\"",
      says: """
        fruit/basket/Program.swift:3:27: error: a program compiles, unless its kata asks for the \
        'line' that doesn't
        fruit/basket/Program.swift:3:27: note: Program.swift:3:27: error: cannot find 'prnt' in \
        scope
        for number in 1...count { prnt("\\(kind) \\(number)") }
                                  ^~~~
        """),
    AuthorMistake(
      "fruit/basket/Program.swift", "let kind", "print([1][count])\nlet kind",
      says: """
        fruit/basket/Program.swift:2:10: error: a program ends well, and seed 1 stops: Index out \
        of range
        """),
    AuthorMistake(
      file: "fruit/bruise/Program.swift", "print(1)\n",
      says: """
        fruit/bruise/Program.swift:1:1: error: the form 'line' asks for a program that stops or \
        doesn't compile, and seed 1 ends well
        """),
    AuthorMistake(
      file: "fruit/basket/Program.swift", "import Foundation\nexit(3)\n",
      says: """
        fruit/basket/Program.swift:1:1: error: a program ends well, and seed 1 ends with status 3
        """),
    AuthorMistake(
      file: "fruit/basket/Program.swift", "print(Int.random(in: 1...1_000_000_000))\n",
      says: "fruit/basket/Program.swift:1:1: error: a program prints the same whenever it runs"),
    AuthorMistake(
      file: "fruit/basket/Program.swift",
      """
      var isDebug = false
      assert({ isDebug = true; return true }())
      print(isDebug)
      """, says: "fruit/basket/Program.swift:1:1: error: a program prints the same under '-O'"),
    AuthorMistake(
      "fruit/bowl/kata.md", ", Pear: [Pear, Plum, Apple, Fig]}", "}",
      says: """
        fruit/bowl/Program.swift:1:1: error: the seeds 1 to 3 deal more than one program
        fruit/bowl/Program.swift:1:1: note: offer more values or names, or none
        """),
    AuthorMistake(
      "fruit/bowl/Beliefs/OneOnly.swift", "print(", "prnt(",
      says: """
        fruit/bowl/Beliefs/OneOnly.swift:4:21: error: the program of the belief 'one-only' runs: \
        a program compiles, unless its kata asks for the 'line' that doesn't
        fruit/bowl/Beliefs/OneOnly.swift:4:21: note: Program.swift:4:21: error: cannot find \
        'prnt' in scope
        for fruit in bowl { prnt("\\(fruit).in") }
                            ^~~~
        """),
    AuthorMistake(
      "fruit/bowl/Beliefs/OneOnly.swift", "struct Pear {}", "struct Pear {}\n#error(\"no\")",
      says: """
        fruit/bowl/Beliefs/OneOnly.swift:3:8: error: the program of the belief 'one-only' runs: a \
        program compiles, unless its kata asks for the 'line' that doesn't
        fruit/bowl/Beliefs/OneOnly.swift:3:8: note: Program.swift:3:8: error: no
        #error("no")
               ^~~~
        """),
  ]

  static let fairness = [
    AuthorMistake(
      file: "fruit/peel/Program.swift",
      FruitFolder.peel("kitchen.wash(fruit)\nkitchen.peel(fruit, times: 0)"),
      says: """
        fruit/peel/Program.swift:10:1: error: a program prints something else without the \
        learner's lines
        """),
    AuthorMistake(
      file: "fruit/basket/Program.swift", "print()\n",
      says: "fruit/basket/Program.swift:1:1: error: a program prints something"),
    AuthorMistake(
      file: "fruit/weights/Program.swift", "print(\"no gap\")\n",
      says: """
        fruit/weights/Program.swift:1:1: error: the form 'blanks' needs a line of the form \
        'label: value'
        """),
    AuthorMistake(
      "fruit/basket/kata.md", "form: lines", "form: order",
      says: "fruit/basket/Program.swift:1:1: error: the form 'order' needs lines that differ"),
    AuthorMistake(
      "fruit/bowl/kata.md", "Apple.rot", "Apple.in",
      says: "fruit/bowl/kata.md:9:10: error: a decoy is never printed, and 'Apple.in' is"),
    AuthorMistake(
      "fruit/bowl/kata.md", "Apple.rot", "apple.OUT",
      says: "fruit/bowl/kata.md:9:10: error: a decoy is never printed, and 'apple.OUT' is"),
    AuthorMistake(
      "fruit/bowl/Beliefs/OneOnly.swift", "print(\"\\(bowl", "_ = 1; print(\"the \\(bowl",
      says: """
        fruit/bowl/kata.md:14:9: error: the belief 'one-only' prints what can be answered, and \
        'the Fig.out' can't be
        fruit/bowl/kata.md:14:9: note: make it a decoy
        """),
    AuthorMistake(
      file: "fruit/bowl/Beliefs/OneOnly.swift",
      """
      struct Apple {}
      struct Pear {}
      for line in ["Apple.in", "Pear.in", "Pear.out", "Apple.out"] {
        print(line.replacing("Apple", with: "\\(Apple.self)").replacing("Pear", with: "\\(Pear.self)"))
      }
      """,
      says: """
        fruit/bowl/kata.md:14:9: error: a belief prints something else than the truth, not as \
        'one-only'
        """),
    AuthorMistake(
      file: "fruit/bowl/Beliefs/OneOnly.swift",
      """
      struct Apple {}
      struct Pear {}
      print("\\(Apple.self).in\\n\\(Pear.self).in\\n\\(Apple.self).out\\n\\(Pear.self).out")
      """,
      says: """
        fruit/bowl/kata.md:14:9: error: beliefs can be told apart, not as 'first-out' and \
        'one-only'
        """),
    AuthorMistake(
      "fruit/weights/kata.md", "level:",
      "beliefs: [{id: none, rules: {some: 1}, says: No.}]\nlevel:",
      says: """
        fruit/weights/kata.md:5:16: error: a belief prints something else than the truth, not as \
        'none'
        """),
  ]

  static let prose = [
    AuthorMistake(
      "fruit/bowl/kata.md", "Think of `Apple.in`.", "Think\nof `Apple.eat`.",
      says: """
        fruit/bowl/kata.md:29:1: error: a callback in a hint is among the lines to choose from, \
        and 'Apple.eat' isn't
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "comes before `Apple.out`.",
      "comes before `Apple.rot`\nand `Apple.deinit`.",
      says: """
        fruit/bowl/kata.md:37:1: error: a callback in the 'Why' is printed, and 'Apple.rot' isn't
        """,
      """
      fruit/bowl/kata.md:38:1: error: a callback in the 'Why' is printed, and 'Apple.deinit' \
      isn't
      fruit/bowl/kata.md:38:1: note: what is bound at top level is never deinitialised
      """),
    AuthorMistake(
      "market/stall/kata.md", "[price, cost]", "[weight]",
      says: """
        market/stall/kata.md:1:1: error: the finding 'no-price' is met by its own words
        market/stall/kata.md:1:1: note: its title and text hold a word of each group of \
        'concepts', and of no other finding's
        """),
  ]
}
