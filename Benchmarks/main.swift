// Prints how the product's speed compares with plain work that does the same, both measured in one
// run, and whether what a learner waits for is over in time. `--smoke` measures for a moment only
// and is forgiving, since it also runs on busy machines. The status is 1 where a bound
// is exceeded.

import Foundation

DeepStack.ensure()
let isSmoke = CommandLine.arguments.contains("--smoke")
let judging = isSmoke ? Judging.forgivingly : .strictly
let stopwatch = Stopwatch(budget: isSmoke ? 0.02 : 0.5)

let sections: [(title: String, run: @MainActor () throws -> [any Measurement])] = [
  ("Views, beside a bare recursive loop", { ViewBenchmarks.run(stopwatch) }),
  ("Gestures", { GestureBenchmarks.run(stopwatch) }),
  ("Memory that a walk over views asks for", { try ViewBenchmarks.allocations() }),
  ("Auto Layout", { LayoutBenchmarks.run(stopwatch) }),
  ("Lists", { ListBenchmarks.run(stopwatch) + ListBenchmarks.allocations() }),
  ("The course, on a terminal", { try TerminalBenchmarks.run(rounds: isSmoke ? 3 : 50) }),
  (
    "Programs, beside `swiftc -emit-sil` of the same file",
    { try ProgramBenchmarks.run(katas: isSmoke ? 6 : 24, rounds: isSmoke ? 1 : 9) }
  ),
  (
    "Answers to code katas, from save to verdict, beside `swiftc -emit-sil` of the same files",
    { try AnswerBenchmarks.run(edits: isSmoke ? 2 : 20, hasPackage: !isSmoke) }
  ),
]

var isWithinBounds = true
do {
  for section in sections {
    print(section.title)
    for measurement in try section.run() {
      print("  " + measurement.line)
      isWithinBounds = isWithinBounds && measurement.isWithinBound(judging)
    }
  }
} catch {
  print("  couldn't be measured: \(error)")
  exit(1)
}
exit(isWithinBounds ? 0 : 1)
