extension `A mistake of an author's` {
  static let inChoicesAndReviews = [
    AuthorMistake(
      "fruit/ripe/kata.md", "right: true", "right: false",
      says: "fruit/ripe/kata.md:9:3: error: one option is right, and here 0 are"),
    AuthorMistake(
      "fruit/ripe/kata.md", "right: false", "right: true",
      says: "fruit/ripe/kata.md:9:3: error: one option is right, and here 2 are"),
    AuthorMistake(
      "fruit/ripe/kata.md", "right: true", "right: yes",
      says: "fruit/ripe/kata.md:10:12: error: 'right' is 'true' or 'false', not 'yes'"),
    AuthorMistake(
      "fruit/ripe/kata.md", "    reason: Small ones ripen too.\n", "",
      says: "fruit/ripe/kata.md:12:5: error: an option needs the key 'reason'"),
    AuthorMistake(
      "fruit/ripe/kata.md", "By its price", "By its size",
      says: "fruit/ripe/kata.md:9:3: error: the options differ"),
    AuthorMistake(
      "fruit/ripe/kata.md", "options:", "decoys:",
      says: "fruit/ripe/kata.md:2:1: error: a 'choose' kata needs the key 'options'",
      """
      fruit/ripe/kata.md:8:1: error: 'decoys' is not a key of a 'choose' kata
      fruit/ripe/kata.md:8:1: note: the keys are 'kind', 'level', 'minutes', 'teaches', \
      'evidence', 'follows', 'options'
      """),
    AuthorMistake(
      file: "fruit/ripe/Program.swift", "",
      says: """
        fruit/ripe/Program.swift:1:1: error: every file of a kata is used, and 'Program.swift' \
        isn't
        """),
    AuthorMistake(
      file: "market/stall/Snippet.swift", nil,
      says: """
        market/stall/Snippet.swift:1:1: error: 'Snippet.swift' must be there: it is what a \
        'review' kata shows
        """),
    AuthorMistake(
      "market/stall/kata.md", "pass: 0.5", "pass: 1.5",
      says: """
        market/stall/kata.md:7:7: error: 'pass' is a share of the score above 0, up to 1, not \
        '1.5'
        """),
    AuthorMistake(
      "market/stall/kata.md", "pass: 0.5\n", "",
      says: "market/stall/kata.md:2:1: error: a 'review' kata needs the key 'pass'"),
    AuthorMistake(
      "market/stall/kata.md", "\"1-2\", \"3\"", "\"2-4\"",
      says: "market/stall/kata.md:13:13: error: 'Snippet.swift' has 3 lines, and 4 is beyond them"),
    AuthorMistake(
      "market/stall/kata.md", "\"1-2\", \"3\"", "\"2-1\"",
      says: """
        market/stall/kata.md:13:13: error: 'lines' are such as '48-60' or '52', not the text '2-1'
        """),
    AuthorMistake(
      "market/stall/kata.md", "\"1-2\", \"3\"", "",
      says: "market/stall/kata.md:13:12: error: 'lines' holds at least 1, and here are 0"),
    AuthorMistake(
      "market/stall/kata.md", "severity: 2", "severity: 9",
      says: "market/stall/kata.md:18:15: error: 'severity' is a whole number from 1 to 5, not '9'"),
    AuthorMistake(
      "market/stall/kata.md", "severity: 5", "severity: 1",
      says: """
        market/stall/kata.md:16:5: error: findings stand in order of severity, and 'rotten' is \
        graver than 'no-price'
        """),
    AuthorMistake(
      "market/stall/kata.md", "[[rotten, mould]]", "[rotten, mould]",
      says: """
        market/stall/kata.md:20:16: error: 'concepts' is a list of groups of words, not 'rotten'
        """,
      """
      market/stall/kata.md:20:24: error: 'concepts' is a list of groups of words, not 'mould'
      """),
    AuthorMistake(
      "market/stall/kata.md", "cures: [tag]", "cures: []",
      says: "market/stall/kata.md:15:12: error: 'cures' holds at least 1, and here are 0"),
    AuthorMistake(
      "market/stall/kata.md", "reported: true", "reported: often",
      says: "market/stall/kata.md:11:15: error: 'reported' is 'true' or 'false', not 'often'"),
    AuthorMistake(
      "market/stall/kata.md", "id: rotten", "id: no-price",
      says: """
        market/stall/kata.md:16:5: error: 'no-price' names one finding, and this is the second
        """),
    AuthorMistake(
      "market/stall/kata.md", "id: rotten", "id: Rotten",
      says: """
        market/stall/kata.md:1:1: error: the finding 'Rotten' has a section '## Finding: Rotten'
        """,
      """
      market/stall/kata.md:16:5: error: a finding's 'id' is in small letters, digits and '-', \
      not 'Rotten'
      """, "market/stall/kata.md:43:1: error: 'rotten' is not a finding of the front matter"),
    AuthorMistake(
      "market/stall/kata.md", "## Finding: rotten", "## Finding: mouldy",
      says: """
        market/stall/kata.md:1:1: error: the finding 'rotten' has a section '## Finding: rotten'
        """, "market/stall/kata.md:43:1: error: 'mouldy' is not a finding of the front matter"),
    AuthorMistake(
      "market/stall/kata.md", "## Finding: rotten", "## Finding: no-price",
      says: """
        market/stall/kata.md:1:1: error: the finding 'rotten' has a section '## Finding: rotten'
        """, "market/stall/kata.md:1:1: error: each finding has one section"),
    AuthorMistake(
      "market/stall/kata.md", "### Cure\n\nThrow", "Throw",
      says: "market/stall/kata.md:43:1: error: a finding ends with a '### Cure'"),
    AuthorMistake(
      "market/stall/kata.md", "Throw it away.", "",
      says: "market/stall/kata.md:47:1: error: a '### Cure' says something"),
    AuthorMistake(
      "market/stall/kata.md", "One is rotten.", "",
      says: "market/stall/kata.md:43:1: error: a finding says what happens and why"),
  ]
}
