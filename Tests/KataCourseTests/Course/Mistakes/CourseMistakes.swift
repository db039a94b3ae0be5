extension `A mistake of an author's` {
  static let inTheCourse = [
    AuthorMistake(
      "course.yaml", "format: 1", "format: 2",
      says: """
        course.yaml:1:9: error: the course has format 2, and this program reads up to 1
        course.yaml:1:9: note: a newer version of the program reads it
        """),
    AuthorMistake(
      "course.yaml", "format: 1", "format: one",
      says: "course.yaml:1:9: error: 'format' is 1, not 'one'"),
    AuthorMistake(
      "course.yaml", "format: 1\n", "",
      says: "course.yaml:1:1: error: a course needs the key 'format'"),
    AuthorMistake(
      "course.yaml", "title: Fruit\n", "",
      says: "course.yaml:1:1: error: a course needs the key 'title'"),
    AuthorMistake(
      "course.yaml", "models:", "model:",
      says: "course.yaml:1:1: error: a course needs the key 'models'",
      """
      course.yaml:3:1: error: 'model' is not a key of a course
      course.yaml:3:1: note: the keys are 'format', 'title', 'models', 'tracks', 'translations'
      """),
    AuthorMistake(
      "course.yaml", "[bowl,", "[Bowl,",
      says: """
        course.yaml:7:13: error: a kata's name is in small letters, digits and '-', not 'Bowl'
        """,
      """
      fruit/bowl:1:1: error: a folder is a kata that 'course.yaml' names, and 'fruit/bowl' \
      isn't one
      """,
      """
      fruit/ripe/kata.md:7:10: error: 'follows' names another kata of 'course.yaml', not \
      'fruit/bowl'
      """),
    AuthorMistake(
      "course.yaml", "[bowl,", "[bowl:,",
      says: "course.yaml:7:17: error: what stands here must be YAML: found unexpected ':'"),
    AuthorMistake(
      "course.yaml", "  - id: market", "- id: market",
      says: "course.yaml:10:1: error: what stands here must be YAML: did not find expected key"),
    AuthorMistake(
      file: "course.yaml", nil,
      says: """
        course.yaml:1:1: error: 'course.yaml' must be there: it names the tracks and their katas
        """),
    AuthorMistake(
      file: "course.yaml", "- 1\n",
      says: "course.yaml:1:1: error: a course is a mapping of keys, not a list"),
    AuthorMistake(
      "course.yaml", "ripe]", "ripe, pip]",
      says: "course.yaml:7:56: error: a kata has a folder, and 'fruit/pip' has none"),
    AuthorMistake(
      "course.yaml", "ripe]", "ripe, bowl]",
      says: "course.yaml:7:56: error: 'bowl' names one kata of the track, and this is the second"),
    AuthorMistake(
      "course.yaml", ", ripe]", "]",
      says: """
        fruit/ripe:1:1: error: a folder is a kata that 'course.yaml' names, and 'fruit/ripe' \
        isn't one
        """),
    AuthorMistake(
      "course.yaml", "id: market", "id: fruit",
      says: "course.yaml:10:9: error: 'fruit' names one track, and this is the second",
      "market:1:1: error: a folder is a track of 'course.yaml', and 'market' isn't one"),
    AuthorMistake(
      "course.yaml", "complete: true", "complete: maybe",
      says: "course.yaml:9:15: error: 'complete' is 'true' or 'false', not 'maybe'"),
    AuthorMistake(
      "course.yaml", "    facts: [keeping fruit]\n", "",
      says: "course.yaml:5:9: error: a track that is complete says of which 'facts'"),
    AuthorMistake(
      "course.yaml", "keeping fruit", "peeling fruit",
      says: "course.yaml:8:13: error: 'peeling fruit' is not a section of 'facts.md'"),
    AuthorMistake(
      file: "facts.md", nil,
      says: "facts.md:1:1: error: 'facts.md' must be there: it lists the facts that katas teach"),
    AuthorMistake(
      "facts.md", "- S1 Prices", "- Prices",
      says: "facts.md:11:1: error: a fact begins with its ID, such as 'L1', and says something",
      "market/stall/kata.md:5:11: error: 'S1' is not a fact of 'facts.md'"),
    AuthorMistake(
      "facts.md", "- S1 Prices", "- F1 Prices",
      says: "facts.md:11:1: error: 'F1' names one fact, and this is the second",
      "market/stall/kata.md:5:11: error: 'S1' is not a fact of 'facts.md'"),
    AuthorMistake(
      file: "evidence/fruit.json", "{}",
      says: """
        evidence/fruit.json:1:1: error: evidence is a JSON list of cases, each with an 'id', \
        'gradable' and a 'source'
        """),
    AuthorMistake(
      "evidence/fruit.json", "\"B2\"", "\"B1\"",
      says: "evidence/fruit.json:1:1: error: 'B1' names one case, and there are two"),
    AuthorMistake(
      file: "market/track.md", nil,
      says: "market/track.md:1:1: error: 'track.md' must be there: it opens the track"),
    AuthorMistake(
      "market/track.md", "# Market\n", "",
      says: "market/track.md:1:1: error: a track's page is a '# Title' and what follows it"),
    AuthorMistake(
      file: "market/notes.txt", "",
      says: """
        market/notes.txt:1:1: error: a track's folder holds 'track.md' and katas, and 'notes.txt' \
        is neither
        """),
    AuthorMistake(
      file: "cellar/track.md", "",
      says: "cellar:1:1: error: a folder is a track of 'course.yaml', and 'cellar' isn't one"),
  ]
}
