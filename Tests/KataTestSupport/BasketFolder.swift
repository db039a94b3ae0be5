import Foundation
import KataCourse

/// A small course about fruit on disk, whose programs are plain Swift and are really run.
public final class BasketFolder: Sendable {
  private let folder: TemporaryFolder
  public var url: URL { folder.url }
  public var course: CourseFolder { CourseFolder(url) }

  public init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
  }

  /// Writes a file of the course anew.
  public func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  /// Makes its only kata one of the form `calls`.
  public func keepPeeling() throws {
    for (path, text) in Self.peeling { try write(text, to: path) }
    for name in ["wash", "ripen", "count"] {
      try FileManager.default.removeItem(at: url.appending(path: "basket/\(name)"))
    }
  }

  private static let peeling = [
    "course.yaml": """
    format: 1
    title: Fruit
    models: fruit as of this summer
    tracks:
      - id: basket
        title: Basket
        katas: [peel]
    """,
    "basket/peel/kata.md": """
    ---
    kind: predict
    form: calls
    level: 1
    minutes: 1
    teaches: [F1]
    evidence: ["https://example.org/fruit"]
    calls: [kitchen.wash(_:), kitchen.peel(_:)]
    beliefs:
      - id: peels-first
        program: PeelsFirst.swift
        says: You peeled before you washed.
    ---
    # Peel
    Let the apple be peeled.
    ## Hint
    Water.
    ## Hint
    `kitchen.wash` first.
    ## Why
    Water comes before the knife.
    """,
    "basket/peel/Program.swift": peel("kitchen.wash(apple)\nkitchen.peel(apple)"),
    "basket/peel/Beliefs/PeelsFirst.swift": peel("kitchen.peel(apple)"),
  ]

  private static func peel(_ lines: String) -> String {
    """
    final class Kitchen {
      var isClean = false
      func wash(_ fruit: String) { isClean = true }
      func peel(_ fruit: String) { print(isClean ? "\\(fruit).peel" : "dirt") }
    }
    let kitchen = Kitchen()
    let apple = "Apple"
    // your lines
    \(lines)
    // end of your lines
    """
  }

  private static let files = [
    "course.yaml": """
    format: 1
    title: Fruit
    models: fruit as of this summer
    tracks:
      - id: basket
        title: Basket
        katas: [wash, ripen, count]
    """,
    "facts.md": """
    ## Fruit

    - F1 Fruit is washed before it is peeled
    - F2 Bananas ripen what lies beside them **(choose)**
    """,
    "basket/track.md": "# Basket\n\nFruit goes in, and comes out.\n",
    "basket/wash/kata.md": wash,
    "basket/wash/Program.swift": """
    for fruit in ["Apple", "Pear"] {
      print("\\(fruit).wash")
    }
    print("Apple.peel")
    """,
    "basket/wash/Beliefs/PeelsFirst.swift": """
    print("Apple.peel")
    for fruit in ["Apple", "Pear"] {
      print("\\(fruit).wash")
    }
    """,
    "basket/ripen/kata.md": ripen,
    "basket/count/kata.md": count,
    "basket/count/Program.swift": "print(1 + 1)\nprint(\"два\")\nprint(\"三\")\n",
  ]

  private static let wash = """
    ---
    kind: predict
    form: order
    level: 1
    minutes: 1
    teaches: [F1]
    evidence: ["https://example.org/fruit"]
    decoys: [Pear.peel]
    beliefs:
      - id: peels-first
        program: PeelsFirst.swift
        says: You peeled before you washed.
    ---
    # Wash and peel
    A basket is washed, then an apple is peeled. What is printed, in what order?
    ## Hint
    Nobody eats dirt.
    ## Hint
    `Apple.wash` comes first.
    ## Why
    Water comes before the knife: `Apple.wash`, then the rest.
    """

  private static let ripen = """
    ---
    kind: choose
    level: 1
    minutes: 1
    teaches: [F2]
    evidence: ["https://example.org/fruit"]
    options:
      - text: In a bag with a banana
        right: true
        reason: Bananas give off ethylene.
      - text: In the fridge
        right: false
        reason: Cold stops it.
    ---
    # Ripen
    Where does a green pear ripen soonest?
    ## Hint
    Warm.
    ## Hint
    With company.
    ## Why
    Ethylene.
    """

  private static let count = """
    ---
    kind: predict
    form: lines
    level: 1
    minutes: 1
    teaches: [F1]
    evidence: ["https://example.org/fruit"]
    ---
    # Count
    What is printed?
    ## Hint
    Three lines.
    ## Hint
    Two, in three languages.
    ## Why
    Counting works everywhere.
    """
}
