import Foundation

/// Goes through katas, as many at a time as the machine has cores, and tells of it.
struct KataTour: Sendable {
  let katas: [Kata]
  let report: @Sendable (CheckEvent) -> Void

  /// - Parameter look: what is wrong with one kata.
  /// - Returns: what is wrong with any, in the order of the course.
  func visit(_ look: @escaping @Sendable (Kata) async -> [Problem]) async -> [Problem] {
    report(.began(katas: katas.count))
    var found: [Int: [Problem]] = [:]
    await withTaskGroup(of: (Int, [Problem]).self) { group in
      var waiting = katas.indices[...]
      func start() {
        guard let index = waiting.popFirst() else { return }
        group.addTask { (index, await look(katas[index])) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for await (index, problems) in group {
        found[index] = problems
        for problem in problems { report(.found(problem)) }
        report(.finished(katas[index].id, done: found.count, of: katas.count))
        start()
      }
    }
    return katas.indices.flatMap { found[$0] ?? [] }
  }
}
