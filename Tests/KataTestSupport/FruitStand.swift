import KataCourse

/// A review of code about fruit, for what knows no UIKit.
public enum FruitStand {
  public static let review = Review(
    snippet: """
      final class FruitStand {
        static let shared = FruitStand()
        var basket: [String: Int] = [:]

        func sell(_ fruit: String) {
          let left = basket[fruit]! - 1
          basket[fruit] = left
          print("sold a \\(fruit)")
        }

        func open() {
          clock.every(.minute) { self.restock() }
        }
      }
      """,
    findings: [unknownFruit, belowZero, restockLeak, sharedStand], passMark: 0.6,
    asides: [plainPrint])

  public static let plainPrint = ReviewAside(
    concepts: [["print"], ["localized", "translated", "language"]],
    says: "A stand that prints can't be translated.")

  public static let unknownFruit = Finding(
    id: "unknown-fruit", title: "Unknown fruit crashes the stand", isReported: true, severity: 5,
    lines: [6...6],
    concepts: [
      ["crash", "trap", "force", "unwrap", "nil"],
      ["unknown", "missing", "absent", "not in", "never stocked", "no such", "isn't there"],
    ],
    cures: ["guard", "if let", "default", "optional binding"],
    why: "A fruit that was never stocked isn't in the basket, and unwrapping `nil` traps.",
    cure: "`guard let` and say that there is none.")

  public static let belowZero = Finding(
    id: "below-zero", title: "More is sold than there is", isReported: true, severity: 4,
    lines: [6...7],
    concepts: [
      ["negative", "below zero", "minus", "sold out", "empty", "none left"],
      ["sell", "count", "stock", "check"],
    ],
    cures: ["check", "greater than zero", "clamp", "at least one"],
    why: "Nothing checks the count, so the last apple is sold twice.",
    cure: "Sell only while the count is above zero.")

  public static let restockLeak = Finding(
    id: "restock-leak", title: "The clock keeps the stand", isReported: false, severity: 3,
    lines: [12...12],
    concepts: [
      ["leak", "retain", "alive", "strong", "never freed", "cycle"],
      ["clock", "closure", "block", "self", "timer"],
    ],
    cures: ["weak", "cancel", "stop"],
    why: "The clock holds its closure for ever, and the closure holds the stand.",
    cure: "Capture `self` weakly.")

  public static let sharedStand = Finding(
    id: "shared-stand", title: "One stand for everybody", isReported: false, severity: 1,
    lines: [2...2],
    concepts: [["singleton", "shared", "global"], ["test", "state", "coupling", "everyone"]],
    cures: ["inject", "pass it", "initializer"],
    why: "Code that uses the shared stand can't be tested with another.",
    cure: "Pass the stand in.")
}
