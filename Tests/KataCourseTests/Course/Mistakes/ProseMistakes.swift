extension `A mistake of an author's` {
  static let inProse = [
    AuthorMistake(
      file: "fruit/bowl/kata.md", nil,
      says: """
        fruit/bowl/kata.md:1:1: error: 'kata.md' must be there: it is what makes a folder a kata
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "# The bowl\n", "",
      says: "fruit/bowl/kata.md:18:1: error: behind the front matter stands a '# Title'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "# The bowl\n", "#\n",
      says: "fruit/bowl/kata.md:18:1: error: a title says something"),
    AuthorMistake(
      "fruit/bowl/kata.md", "## Why", "# Why",
      says: "fruit/bowl/kata.md:18:1: error: a kata has a '## Why'",
      "fruit/bowl/kata.md:35:1: error: a kata has one title, and 'Why' is a second"),
    AuthorMistake(
      "fruit/bowl/kata.md", "## Why", "## Wherefore",
      says: "fruit/bowl/kata.md:18:1: error: a kata has a '## Why'",
      """
      fruit/bowl/kata.md:35:1: error: a section is a 'Hint', 'Why', 'Follow-up' or 'Finding: \
      ID', not 'Wherefore'
      """),
    AuthorMistake(
      "fruit/bowl/kata.md", "## Follow-up", "## Hint",
      says: "fruit/bowl/kata.md:39:1: error: hints come first, then the 'Why', then follow-ups"),
    AuthorMistake(
      "fruit/bowl/kata.md", "## Follow-up\n\nAnd", "## Why\n\nAnd",
      says: "fruit/bowl/kata.md:39:1: error: a kata has one '## Why'"),
    AuthorMistake(
      "fruit/ripe/kata.md", "## Hint\n\nLook again.\n", "",
      says: """
        fruit/ripe/kata.md:18:1: error: a kata has 2 to 4 hints, and this has 1
        fruit/ripe/kata.md:18:1: note: each stands under a '## Hint' of its own, from a nudge to \
        nearly the answer
        """),
    AuthorMistake(
      "fruit/ripe/kata.md", "Look again.", "",
      says: "fruit/ripe/kata.md:26:1: error: a '## Hint' says something"),
    AuthorMistake(
      "fruit/ripe/kata.md", "How can one tell?", "",
      says: """
        fruit/ripe/kata.md:18:1: error: between the title and the first hint stands the question
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "> It comes\n> out first.", "It comes.",
      says: """
        fruit/bowl/kata.md:39:1: error: a follow-up is a question, then its answer as a block \
        quote
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "And a third?\n", "",
      says: """
        fruit/bowl/kata.md:39:1: error: a follow-up is a question, then its answer as a block \
        quote
        """),
    AuthorMistake(
      "fruit/ripe/kata.md", "## Why", "## Finding: pip\n\nA pip.\n\n### Cure\n\nSpit.\n\n## Why",
      says: "fruit/ripe/kata.md:30:1: error: findings belong to a 'review' kata"),
  ]
}
