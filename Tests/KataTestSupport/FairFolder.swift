import KataCourse

/// The small course about fruit with a review and a file to write: what an interview is drawn from.
/// The five katas take seven minutes.
public final class FairFolder: Sendable {
  private let fruit: BasketFolder

  public var course: CourseFolder { fruit.course }

  public init() throws {
    fruit = try BasketFolder()
    for (path, text) in Self.files { try fruit.write(text, to: path) }
    for mistake in Peeling.exercise.mistakes {
      try fruit.write(mistake.source, to: "basket/peeling/Mistakes/\(mistake.id).swift")
    }
  }

  private static let files = [
    "course.yaml": """
    format: 1
    title: Fruit
    models: fruit as of this summer
    tracks:
      - {id: basket, title: Basket, katas: [wash, ripen, count, stand, peeling]}
    """,
    "basket/stand/kata.md": stand,
    "basket/stand/Snippet.swift": """
    func sell(_ fruit: String) {
      let left = basket[fruit]! - 1
      basket[fruit] = left
    }
    """,
    "basket/peeling/kata.md": PeelingFolder.page,
    "basket/peeling/Starter.swift": Peeling.exercise.starter,
    "basket/peeling/Solution.swift": Peeling.solution,
    "basket/peeling/Driver.swift": Peeling.driver,
  ]

  private static let stand = """
    ---
    kind: review
    level: 1
    minutes: 2
    teaches: [F1]
    evidence: ["https://example.org/fruit"]
    pass: 0.6
    findings:
      - id: unknown-fruit
        title: Unknown fruit crashes the stand
        reported: true
        severity: 5
        lines: ["2"]
        concepts: [[crash, trap, unwrap], [unknown, missing]]
        cures: [guard, if let]
      - id: below-zero
        title: More is sold than there is
        severity: 3
        lines: ["2-3"]
        concepts: [[negative, below zero, sold out], [count, stock, check]]
        cures: [greater than zero, at least one]
    ---
    # A fruit stand
    Customers report crashes. What is wrong?
    ## Hint
    What if there is none?
    ## Hint
    And what if there is one?
    ## Why
    Look before you take.
    ## Finding: unknown-fruit
    An unknown fruit isn't in the basket, so the unwrapping traps and the stand crashes.
    ### Cure
    `guard let`.
    ## Finding: below-zero
    Nobody checks the count, so it becomes negative.
    ### Cure
    Sell only what is greater than zero.
    ## Follow-up
    Who counts?
    > One that is asked before each sale.
    """
}
