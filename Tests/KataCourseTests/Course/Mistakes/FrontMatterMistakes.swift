extension `A mistake of an author's` {
  static let inFrontMatter = [
    AuthorMistake(
      "fruit/bowl/kata.md", "---\n", "",
      says: """
        fruit/bowl/kata.md:1:1: error: a kata begins with its front matter, between two lines of \
        '---'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: [1",
      says: """
        fruit/bowl/kata.md:5:8: error: what stands here must be YAML: did not find expected ',' \
        or ']'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: 1\nlevel: 2",
      says: "fruit/bowl/kata.md:5:1: error: 'level' is given once, and this is the second time"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: &one 1",
      says: "fruit/bowl/kata.md:4:8: error: an anchor has no place here"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: *one",
      says: "fruit/bowl/kata.md:4:8: error: an alias has no place here"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: !!int 1",
      says: "fruit/bowl/kata.md:4:8: error: a tag has no place here"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: 6",
      says: "fruit/bowl/kata.md:4:8: error: 'level' is a whole number from 1 to 5, not '6'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "level: \"1\"",
      says: """
        fruit/bowl/kata.md:4:8: error: 'level' is a whole number from 1 to 5, not the text '1'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1\n", "",
      says: "fruit/bowl/kata.md:2:1: error: a 'predict' kata needs the key 'level'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "level: 1", "levle: 1",
      says: "fruit/bowl/kata.md:2:1: error: a 'predict' kata needs the key 'level'",
      """
      fruit/bowl/kata.md:4:1: error: 'levle' is not a key of a 'predict' kata
      fruit/bowl/kata.md:4:1: note: the keys are 'kind', 'level', 'minutes', 'teaches', \
      'evidence', 'follows', 'form', 'isolation', 'tolerance', 'names', 'decoys', 'calls', \
      'beliefs'
      """),
    AuthorMistake(
      "fruit/bowl/kata.md", "minutes: 2", "minutes:",
      says: "fruit/bowl/kata.md:5:9: error: 'minutes' is a whole number from 1 to 60, not nothing"),
    AuthorMistake(
      "fruit/bowl/kata.md", "kind: predict", "kind: guess",
      says: """
        fruit/bowl/kata.md:2:7: error: 'kind' is one of 'predict', 'choose', 'review', 'code', not 'guess'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "kind: predict\n", "",
      says: "fruit/bowl/kata.md:2:1: error: a kata needs the key 'kind'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "teaches: [F1]", "teaches: [F9]",
      says: "fruit/bowl/kata.md:6:11: error: 'F9' is not a fact of 'facts.md'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "teaches: [F1]", "teaches: []",
      says: "fruit/bowl/kata.md:6:10: error: 'teaches' holds at least 1, and here are 0"),
    AuthorMistake(
      "fruit/bowl/kata.md", "teaches: [F1]", "teaches: F1",
      says: "fruit/bowl/kata.md:6:10: error: 'teaches' is a list, not 'F1'"),
    AuthorMistake(
      "fruit/bowl/kata.md", "teaches: [F1]", "teaches: [[F1]]",
      says: "fruit/bowl/kata.md:6:11: error: 'teaches' is a list of texts, and a list isn't one"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[B1, \"https", "[B2, \"https",
      says: "fruit/bowl/kata.md:7:12: error: a kata rests on gradable cases, and 'B2' isn't one"),
    AuthorMistake(
      "fruit/bowl/kata.md", "[B1, \"https", "[B7, \"https",
      says: """
        fruit/bowl/kata.md:7:12: error: 'B7' is neither a case of 'evidence' nor an address
        fruit/bowl/kata.md:7:12: note: an address begins with 'https://'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "https:", "http:",
      says: """
        fruit/bowl/kata.md:7:16: error: 'http://example.com/bowls' is neither a case of \
        'evidence' nor an address
        fruit/bowl/kata.md:7:16: note: an address begins with 'https://'
        """),
    AuthorMistake(
      "fruit/bowl/kata.md", "evidence:", "evidenced:",
      says: "fruit/bowl/kata.md:2:1: error: a 'predict' kata needs the key 'evidence'",
      """
      fruit/bowl/kata.md:7:1: error: 'evidenced' is not a key of a 'predict' kata
      fruit/bowl/kata.md:7:1: note: the keys are 'kind', 'level', 'minutes', 'teaches', \
      'evidence', 'follows', 'form', 'isolation', 'tolerance', 'names', 'decoys', 'calls', \
      'beliefs'
      """),
    AuthorMistake(
      "fruit/ripe/kata.md", "follows: fruit/bowl", "follows: fruit/pip",
      says: """
        fruit/ripe/kata.md:7:10: error: 'follows' names another kata of 'course.yaml', not \
        'fruit/pip'
        """),
    AuthorMistake(
      "fruit/ripe/kata.md", "follows: fruit/bowl", "follows: fruit/ripe",
      says: """
        fruit/ripe/kata.md:7:10: error: 'follows' names another kata of 'course.yaml', not \
        'fruit/ripe'
        """),
  ]
}
