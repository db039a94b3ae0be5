import Testing

@Suite struct `A mistake of an author's` {
  @Test(arguments: inTheCourse) func `in course.yaml and beside it is told where it is`(
    _ mistake: AuthorMistake
  ) throws {
    #expect(try mistake.fruitFolder().problems == mistake.says)
  }

  @Test(arguments: inFrontMatter) func `in front matter is told where it is`(
    _ mistake: AuthorMistake
  ) throws {
    #expect(try mistake.fruitFolder().problems == mistake.says)
  }

  @Test(arguments: inPredictions) func `in a prediction is told where it is`(
    _ mistake: AuthorMistake
  ) throws {
    #expect(try mistake.fruitFolder().problems == mistake.says)
  }

  @Test(arguments: inChoicesAndReviews) func `in a choice or a review is told where it is`(
    _ mistake: AuthorMistake
  ) throws {
    #expect(try mistake.fruitFolder().problems == mistake.says)
  }

  @Test(arguments: inProse) func `in a kata's page is told where it is`(
    _ mistake: AuthorMistake
  ) throws {
    #expect(try mistake.fruitFolder().problems == mistake.says)
  }
}
