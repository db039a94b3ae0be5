// Prints how the product's speed compares with plain code that does the same, both measured in one
// run. `--smoke` measures for a moment only. The status is 1 where a ratio is above its bound.

import Foundation

DeepStack.ensure()
let stopwatch = Stopwatch(budget: CommandLine.arguments.contains("--smoke") ? 0.02 : 0.5)
let sections: [(title: String, run: @MainActor (Stopwatch) -> [Comparison])] = [
  ("Views, beside a bare recursive loop", ViewBenchmarks.run)
]

var isWithinBounds = true
for section in sections {
  print(section.title)
  for comparison in section.run(stopwatch) {
    print("  " + comparison.line)
    isWithinBounds = isWithinBounds && comparison.isWithinBound
  }
}
exit(isWithinBounds ? 0 : 1)
