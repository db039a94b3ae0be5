import Foundation

/// When to ask again: the Free Spaced Repetition Scheduler, version 6, with its default weights, no
/// learning steps and no fuzz (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm).
///
/// It models what a learner remembers by two numbers, and predicts from them how likely a kata is
/// still solved after some days. The next review falls on the day on which that has sunk to
/// `retention`.
struct FSRS: Sendable {
  /// How likely the learner should still know it when it is asked again, 0…1.
  var retention = 0.9

  /// What a learner remembers of one kata.
  struct Memory: Sendable, Hashable {
    /// Days until nine times out of ten it is still known, at least 0.001.
    var stability: Double
    /// From 1 (easy) to 10.
    var difficulty: Double
  }

  /// What a review makes of a memory.
  ///
  /// - Parameters:
  ///   - memory: nil at the first review.
  ///   - days: whole days since the review before.
  func memory(after recall: Recall, of memory: Memory?, days: Int) -> Memory {
    guard let memory else {
      return Memory(
        stability: max(Self.leastStability, weight[recall.rating - 1]),
        difficulty: Self.difficulty(firstDifficulty(recall)))
    }
    let stability =
      days < 1 ? sameDay(memory.stability, recall) : later(memory, recall, days: days)
    return Memory(
      stability: max(Self.leastStability, stability),
      difficulty: nextDifficulty(memory.difficulty, recall))
  }

  /// The days until the next review, from 1 to a hundred years.
  func interval(after memory: Memory) -> Int {
    let days = memory.stability / factor * (pow(retention, 1 / decay) - 1)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), Self.mostDays))
  }

  /// How likely it is still known after some days, 0…1.
  func retrievability(of memory: Memory, after days: Int) -> Double {
    pow(1 + factor * Double(days) / memory.stability, decay)
  }

  // MARK: The model

  private static let leastStability = 0.001
  private static let mostDays = 36_500.0

  /// The default weights of FSRS-6, w0 to w20.
  private let weight = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  private var decay: Double { -weight[20] }
  private var factor: Double { pow(0.9, 1 / decay) - 1 }

  private static func difficulty(_ value: Double) -> Double { min(max(value, 1), 10) }

  private func firstDifficulty(_ recall: Recall) -> Double {
    weight[4] - exp(weight[5] * Double(recall.rating - 1)) + 1
  }

  /// Moves with the rating, less the harder it is already, and back a little to that of an easy start.
  private func nextDifficulty(_ difficulty: Double, _ recall: Recall) -> Double {
    let step = -weight[6] * Double(recall.rating - 3)
    let moved = difficulty + (10 - difficulty) * step / 9
    return Self.difficulty(weight[7] * firstDifficulty(.easy) + (1 - weight[7]) * moved)
  }

  private func sameDay(_ stability: Double, _ recall: Recall) -> Double {
    let growth =
      exp(weight[17] * (Double(recall.rating - 3) + weight[18])) * pow(stability, -weight[19])
    return stability * (recall == .again ? growth : max(growth, 1))
  }

  private func later(_ memory: Memory, _ recall: Recall, days: Int) -> Double {
    let forgotten = 1 - retrievability(of: memory, after: days)
    return recall == .again ? lapsed(memory, forgotten) : recalled(memory, recall, forgotten)
  }

  private func lapsed(_ memory: Memory, _ forgotten: Double) -> Double {
    min(
      weight[11] * pow(memory.difficulty, -weight[12])
        * (pow(memory.stability + 1, weight[13]) - 1) * exp(forgotten * weight[14]),
      memory.stability / exp(weight[17] * weight[18]))
  }

  private func recalled(_ memory: Memory, _ recall: Recall, _ forgotten: Double) -> Double {
    let penalty = recall == .hard ? weight[15] : 1
    let bonus = recall == .easy ? weight[16] : 1
    return memory.stability
      * (1 + exp(weight[8]) * (11 - memory.difficulty) * pow(memory.stability, -weight[9])
        * (exp(forgotten * weight[10]) - 1) * penalty * bonus)
  }
}
