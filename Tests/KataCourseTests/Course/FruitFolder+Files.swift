import Foundation
import KataTestSupport

@testable import KataCourse

extension FruitFolder {
  static let runner = ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared)

  static let files: [String: String] = [
    "course.yaml": """
    format: 1
    title: Fruit
    models: fruit as of this autumn
    tracks:
      - id: fruit
        title: Fruit
        katas: [bowl, basket, weights, bruise, peel, ripe]
        facts: [keeping fruit]
        complete: true
      - id: market
        title: Market
        katas:
          - stall

    """,
    "facts.md": """
    # What the course teaches

    - not a fact, since no section has begun

    ## keeping fruit
    - F1 What went in last
      comes out first.
    - F2 A bruise `spreads`. **(judgement)**

    ## selling fruit
    - S1 Prices are written down. **(choose)**

    """,
    "evidence/fruit.json": """
    [{"id": "B1", "gradable": true, "source": "a bowl"},
     {"id": "B2", "gradable": false, "source": "hearsay"}]
    """,
    "fruit/track.md": "# Fruit\n\nHow fruit is kept.\n",
    "market/track.md": "# Market\n\nHow fruit is sold.\n",
    "fruit/bowl/kata.md": """
    ---
    kind: predict
    form: order
    level: 1
    minutes: 2
    teaches: [F1]
    evidence: [B1, "https://example.com/bowls"]
    names: {Apple: [Apple, Quince], Pear: [Pear, Plum, Apple, Fig]}
    decoys: [Apple.rot, Pear.rot]
    beliefs:
      - id: first-out
        rules: {bowl: {takes: first, amount: 2, sorted: true}}
        says: You took `Apple` first.
      - id: one-only
        program: OneOnly.swift
        says: You took one.
    ---
    # The bowl

    `Apple` goes in before `Pear`. What is printed?

    ```swift
    # Apple is no heading
    ```

    ## Hint

    Think of `Apple.in`.

    ## Hint

    - a list
      - with `Pear.out` in it

    ## Why

    `Pear.out` comes before `Apple.out`.

    ## Follow-up

    And a third?

    > It comes
    > out first.

    """,
    "fruit/bowl/Program.swift": """
    import Foundation

    struct Apple {}
    struct Pear {}
    let takesFirst = ProcessInfo.processInfo.environment["KATA_RULES"] != nil
    var bowl = ["\\(Apple.self)", "\\(Pear.self)"]
    for fruit in bowl { print("\\(fruit).in") }
    for _ in 1...2 { print("\\(takesFirst ? bowl.removeFirst() : bowl.removeLast()).out") }

    """,
    "fruit/bowl/Beliefs/OneOnly.swift": """
    struct Apple {}
    struct Pear {}
    var bowl = ["\\(Apple.self)", "\\(Pear.self)"]
    for fruit in bowl { print("\\(fruit).in") }
    print("\\(bowl.removeLast()).out")

    """,
    "fruit/basket/kata.md": page("form: lines", title: "The basket"),
    "fruit/basket/Program.swift": """
    let count = 3/*:1...5*/
    let kind = "apple"/*:"apple"|"quince"|"medlar"*/
    for number in 1...count { print("\\(kind) \\(number)") }

    """,
    "fruit/weights/kata.md": page("form: blanks\ntolerance: 0.01", title: "Weights"),
    "fruit/weights/Program.swift": """
    let weight = 0.25/*:0.05...0.45 by 0.1*/
    print("On the scales")
    print("one: \\(weight)")
    print("four: \\(4 * weight)")

    """,
    "fruit/bruise/kata.md": page("form: line", title: "A bruise"),
    "fruit/bruise/Program.swift": """
    let fruit = ["apple"]
    let second = 1/*:1...9*/
    print(fruit[second])
    print("never")

    """ + String(repeating: "print(\"never\")\n", count: 12),
    "fruit/peel/kata.md": page(
      """
      form: calls
      calls: [kitchen.wash(_:), kitchen.peel(_:times:)]
      beliefs:
        - id: dirty
          program: Dirty.swift
          says: You peeled before you washed.
      """, title: "Peel"),
    "fruit/peel/Program.swift": peel("kitchen.wash(fruit)\nkitchen.peel(fruit, times: 1)"),
    "fruit/peel/Beliefs/Dirty.swift": peel("kitchen.peel(fruit, times: 1)"),
    "fruit/ripe/kata.md": """
    ---
    kind: choose
    level: 2
    minutes: 1
    teaches: [F2]
    evidence: [B1]
    follows: fruit/bowl
    options:
      - text: By its smell
        right: true
        reason: It smells when it is ripe.
      - text: By its size
        reason: Small ones ripen too.
      - text: By its price
        right: false
        reason: That tells the seller's mind.
    ---
    # Ripe?

    How can one tell?
    \(ending)
    """,
    "market/stall/kata.md": """
    ---
    kind: review
    level: 3
    minutes: 10
    teaches: [S1]
    evidence: [B1]
    pass: 0.5
    findings:
      - id: no-price
        title: No price
        reported: true
        severity: 5
        lines: ["1-2", "3"]
        concepts: [[price, cost], [missing, nowhere, no]]
        cures: [tag]
      - id: rotten
        title: Rotten fruit
        severity: 2
        lines: [3]
        concepts: [[rotten, mould]]
        cures: [throw]
    ---
    # The stall

    What is wrong?

    ## Hint

    What does it cost?

    ## Hint

    And the last one?

    ## Finding: no-price

    The price is missing.

    ### Cure

    Put a tag on.

    ## Finding: rotten

    One is rotten.

    ### Cure

    Throw it away.

    ## Why

    People look at prices and at fruit.

    """,
    "market/stall/Snippet.swift": "let stall = Stall()\nstall.add(apple)\nstall.add(rotten)\n",
  ]

  static let ending = """

    ## Hint

    Look.

    ## Hint

    Look again.

    ## Why

    It is so.

    """

  /// The program of `fruit/peel` with some of a learner's lines.
  static func peel(_ lines: String) -> String {
    """
    final class Kitchen {
      var isClean = false
      func wash(_ fruit: String) { isClean = true }
      func peel(_ fruit: String, times: Int) {
        for _ in 0..<times { print(isClean ? "\\(fruit).peel" : "dirt") }
      }
    }
    let kitchen = Kitchen()
    let fruit = "pear"/*:"pear"|"apple"*/
    // your lines
    \(lines)
    // end of your lines
    print("done")

    """
  }

  private static func page(_ form: String, title: String) -> String {
    """
    ---
    kind: predict
    \(form)
    level: 1
    minutes: 1
    teaches: [F1]
    evidence: [B1]
    ---
    # \(title)

    What happens?
    \(ending)
    """
  }
}
