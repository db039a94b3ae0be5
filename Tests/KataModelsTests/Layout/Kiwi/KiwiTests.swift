import Foundation
import KataTestSupport
import Testing

@testable import KataModels

/// The solver beside kiwisolver (answers.txt, written by make-answers.py).
///
/// Where several solutions are equally good, two solvers may choose different ones. So what is
/// compared doesn't depend on the choice: which required constraints are refused, and by how much
/// the optional ones are missed, which is least for the best solutions and more for every other.
/// Both are worked out from the values of the variables, and that these keep every required
/// constraint is checked beside it: a solver that cheats on one loses on another.
@Suite struct `The constraint solver` {
  struct Answer: CustomTestStringConvertible {
    var seed: Int
    /// What was refused, and the errors, after each stage.
    var stages: [(refused: [Int], errors: [Double])]

    var testDescription: String { "seed \(seed)" }

    init(_ line: Substring) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      seed = Int(fields[0]) ?? -1
      stages = stride(from: 1, to: fields.count - 1, by: 2).map {
        let (refused, errors) = (
          fields[$0].split(separator: ","), fields[$0 + 1].split(separator: ",")
        )
        return (refused.compactMap { Int($0) }, errors.compactMap { Double($0) })
      }
    }

    static let all: [Answer] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "answers.txt")
      let text = (try? RealDisk.data(at: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(separator: "\n").map(Answer.init)
    }()
  }

  @Test func `has two thousand answers to compare with, many with something refused`() {
    #expect(Answer.all.count == 2_000)
    #expect(Answer.all.filter { !$0.stages[0].refused.isEmpty }.count > 400)
    #expect(Answer.all.filter { !$0.stages[1].refused.isEmpty }.count > 100)
  }

  /// How many of each hundred are solved: a third, unless `UIKATA_KIWI=all` asks for each.
  private static let played =
    ProcessInfo.processInfo.environment["UIKATA_KIWI"] == "all" ? 100 : 33

  @Test(arguments: 0..<20)
  func `refuses what kiwi refuses and misses no more than kiwi does`(part: Int) {
    for answer in Answer.all[(part * 100)..<(part * 100 + Self.played)] {
      var run = SolverRun(RandomSystem(seed: answer.seed))
      let refused = run.add(run.system.constraints.indices)
      expect(refused, &run, answer, stage: 0)
      expect(run.change(), &run, answer, stage: 1)
      run.remove()
      expect([], &run, answer, stage: 2)
      expect(run.add(refused), &run, answer, stage: 3)
    }
  }

  private func expect(_ refused: [Int], _ run: inout SolverRun, _ answer: Answer, stage: Int) {
    let (kiwis, place) = (answer.stages[stage], "seed \(answer.seed), stage \(stage)")
    #expect(refused == kiwis.refused, "\(place)")
    let errors = run.errors()
    #expect(errors.count == kiwis.errors.count, "\(place)")
    for (ours, theirs) in zip(errors, kiwis.errors) {
      let difference = abs(ours - theirs)
      #expect(difference <= 1e-4 + 1e-6 * abs(theirs), "\(place): \(errors), \(kiwis.errors)")
    }
    #expect(run.worstMiss() <= 1e-6, "\(place)")
  }
}
