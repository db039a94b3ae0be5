extension `A mistake of an author's` {
  static let inPredictions = [
    AuthorMistake(
      file: "fruit/bowl/Program.swift", nil,
      says: """
        fruit/bowl/Program.swift:1:1: error: 'Program.swift' must be there: it is what a \
        'predict' kata runs
        """),
    AuthorMistake(
      file: "fruit/basket/Program.swift", " \n",
      says: "fruit/basket/Program.swift:1:1: error: a program does something"),
    AuthorMistake(
      "fruit/bowl/kata.md", "form: order", "form: sorted",
      says: """
        fruit/bowl/kata.md:3:7: error: 'form' is one of 'lines', 'order', 'blanks', 'line', \
        'calls', not 'sorted'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "form: order", "form: lines",
      says: """
        fruit/bowl/kata.md:9:1: error: 'decoys' belong to the form 'order', and this is 'lines'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "form: order", "form: order\ncalls: [bowl.take()]",
      says: """
        fruit/bowl/kata.md:4:1: error: 'calls' belong to the form 'calls', and this is 'order'
        """),
    AuthorMistake(
      "fruit/peel/kata.md", "calls: [kitchen.wash(_:), kitchen.peel(_:times:)]\n", "",
      says: "fruit/peel/kata.md:2:1: error: a 'predict' kata needs the key 'calls'"),
    AuthorMistake(
      "fruit/peel/kata.md", "kitchen.wash(_:)", "kitchen.wash(_:), wash",
      says: "fruit/peel/kata.md:4:27: error: a call is such as 'basket.wash(_:times:)', not 'wash'"),
    AuthorMistake(
      "fruit/peel/Program.swift", "// end of your lines\n", "",
      says: """
        fruit/peel/Program.swift:1:1: error: the form 'calls' needs lines between '// your lines' \
        and '// end of your lines'
        """),
    AuthorMistake(
      "fruit/peel/Program.swift", "kitchen.wash(fruit)", "print(fruit)",
      says: """
        fruit/peel/Program.swift:11:1: error: the learner's lines are among 'calls', and \
        'print(fruit)' isn't
        """),
    AuthorMistake(
      "fruit/peel/Beliefs/Dirty.swift", "\"dirt\"", "\"mud\"",
      says: """
        fruit/peel/Beliefs/Dirty.swift:1:1: error: a belief's program differs from \
        'Program.swift' in the learner's lines only
        """),
    AuthorMistake(
      "fruit/peel/kata.md", "program: Dirty.swift", "rules: {clean: false}",
      says: """
        fruit/peel/Beliefs/Dirty.swift:1:1: error: every file of a kata is used, and \
        'Dirty.swift' isn't
        """, "fruit/peel/kata.md:6:9: error: a belief of the form 'calls' has a 'program'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "form: order", "form: order\nisolation: main",
      says: """
        fruit/bowl/kata.md:4:12: error: 'isolation' is one of 'nonisolated', 'approachable', 'swift5', not \
        'main'
        """),
    AuthorMistake(
      "fruit/weights/kata.md", "tolerance: 0.01", "tolerance: some",
      says: "fruit/weights/kata.md:4:12: error: 'tolerance' is a number from 0, not 'some'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "Pear.rot]", "Apple.rot]",
      says: "fruit/bowl/kata.md:9:21: error: the decoy 'Apple.rot' is given once"),
    AuthorMistake(
      "fruit/bowl/kata.md", "{Apple: [Apple, Quince]", "{Melon: [Melon, Quince]",
      says: "fruit/bowl/kata.md:8:9: error: 'Melon' is an identifier of the program",
      "fruit/bowl/kata.md:8:52: error: 'Apple' already names something in the program"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[Apple, Quince]", "[Apple]",
      says: "fruit/bowl/kata.md:8:16: error: 'Apple' holds at least 2, and here is 1"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[Apple, Quince]", "[Apple, Apple]",
      says: "fruit/bowl/kata.md:8:16: error: the names for 'Apple' differ"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[Apple, Quince]", "[Apple, for]",
      says: "fruit/bowl/kata.md:8:24: error: 'for' can't name anything in Swift"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[Apple, Quince]", "[Apple, bowl]",
      says: "fruit/bowl/kata.md:8:24: error: 'bowl' already names something in the program"),
    AuthorMistake(
      "fruit/bowl/kata.md", "Pear: [Pear, Plum, Apple, Fig]}",
      "Pear: [Apple, Quince], takesFirst: [Apple, Quince]}",
      says: """
        fruit/bowl/kata.md:8:8: error: 'takesFirst' shares its names with 2 others, so it has \
        more than 2
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "{Apple: [Apple, Quince], Pear: [Pear, Plum, Apple, Fig]}", "Apple",
      says: """
        fruit/bowl/kata.md:8:8: error: 'names' is a mapping from identifiers to lists of names
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "Pear: [Pear, Plum, Apple, Fig]}",
      "fruit: [fruit, thing, it], Fruit: [Fruit, It]}",
      says: """
        fruit/bowl/kata.md:8:8: error: 'Fruit' and 'fruit' are drawn together, so they have \
        equally many names
        """, "fruit/bowl/kata.md:8:60: error: 'Fruit' is an identifier of the program"),
    AuthorMistake(
      "fruit/bowl/kata.md", "id: first-out", "id: First out",
      says: """
        fruit/bowl/kata.md:11:9: error: a belief's 'id' is in small letters, digits and '-', not \
        'First out'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "id: one-only", "id: first-out",
      says: "fruit/bowl/kata.md:14:9: error: 'first-out' names one belief, and this is the second"),
    AuthorMistake(
      "fruit/bowl/kata.md", "    says: You took one.\n", "",
      says: "fruit/bowl/kata.md:14:5: error: a belief needs the key 'says'",
      """
      fruit/bowl/Beliefs/OneOnly.swift:1:1: error: every file of a kata is used, and \
      'OneOnly.swift' isn't
      """),
    AuthorMistake(
      "fruit/bowl/kata.md", "program: OneOnly.swift", "program: Another.swift",
      says: """
        fruit/bowl/kata.md:15:14: error: a belief's program lies in 'Beliefs', and \
        'Beliefs/Another.swift' doesn't exist
        """,
      """
      fruit/bowl/Beliefs/OneOnly.swift:1:1: error: every file of a kata is used, and \
      'OneOnly.swift' isn't
      """),
    AuthorMistake(
      "fruit/bowl/kata.md", "program: OneOnly.swift", "rules: {}",
      says: "fruit/bowl/kata.md:15:12: error: 'rules' is a mapping of the rules it changes",
      """
      fruit/bowl/Beliefs/OneOnly.swift:1:1: error: every file of a kata is used, and \
      'OneOnly.swift' isn't
      """),
    AuthorMistake(
      "fruit/bowl/kata.md", "    program: OneOnly.swift\n", "",
      says: "fruit/bowl/kata.md:14:5: error: a belief has either 'rules' or a 'program'",
      """
      fruit/bowl/Beliefs/OneOnly.swift:1:1: error: every file of a kata is used, and \
      'OneOnly.swift' isn't
      """),
    AuthorMistake(
      file: "fruit/bowl/Beliefs/Stray.swift", "",
      says: """
        fruit/bowl/Beliefs/Stray.swift:1:1: error: every file of a kata is used, and \
        'Stray.swift' isn't
        """),
    AuthorMistake(
      file: "fruit/bowl/Expected/4.txt", "",
      says: """
        fruit/bowl/Expected/4.txt:1:1: error: every file of a kata is used, and '4.txt' isn't
        """),
    AuthorMistake(
      file: "fruit/bowl/notes.txt", "",
      says: "fruit/bowl/notes.txt:1:1: error: every file of a kata is used, and 'notes.txt' isn't"),
    AuthorMistake(
      file: "fruit/bowl/kata.english.md", "",
      says: """
        fruit/bowl/kata.english.md:1:1: error: every file of a kata is used, and \
        'kata.english.md' isn't
        """),
    AuthorMistake(
      "fruit/bowl/Beliefs/OneOnly.swift", "bowl.remove", "bowl/*:bowl|fruits*/.remove",
      says: """
        fruit/bowl/Beliefs/OneOnly.swift:1:1: error: a belief's program has the markers of \
        'Program.swift', in their order
        """),
    AuthorMistake(
      "fruit/bowl/Program.swift", "1...2", "1...2/*:2...3*/",
      says: """
        fruit/bowl/Beliefs/OneOnly.swift:1:1: error: a belief's program has the markers of \
        'Program.swift', in their order
        """),
    AuthorMistake(
      "fruit/basket/Program.swift", "1...5", "5...1",
      says: """
        fruit/basket/Program.swift:1:14: error: a marker offers at least two different values
        """),
    AuthorMistake(
      "fruit/basket/Program.swift", "1...5", "1..5",
      says: """
        fruit/basket/Program.swift:1:14: error: a marker offers at least two different values
        """),
    AuthorMistake(
      "fruit/basket/Program.swift", "\"apple\"|", "\"pip\"|",
      says: """
        fruit/basket/Program.swift:2:19: error: a marker stands directly behind one of the values \
        it offers
        """),
    AuthorMistake(
      "fruit/basket/Program.swift", "3/*", "count /*",
      says: "fruit/basket/Program.swift:1:19: error: a range stands directly behind a number"),
    AuthorMistake(
      "fruit/basket/Program.swift", "|\"quince\"", "|\"medlar\"",
      says: """
        fruit/basket/Program.swift:2:19: error: a marker offers at least two different values
        """),
  ]
}
