import KataModels
import KataStage

/// The lines that a stage would print while `body` runs, without the numbers that tell apart
/// objects of one name: other tests have made some before.
@MainActor func traced(_ families: TraceFamily..., during body: () -> Void) -> [String] {
  traced(families, during: body)
}

@MainActor func traced(_ families: [TraceFamily], during body: () -> Void) -> [String] {
  var lines: [String] = []
  let (printed, output) = (Tracer.printed, Tracer.output)
  Tracer.printed = Set(families)
  Tracer.output = { lines.append($0.replacing(/#\d+/, with: "")) }
  body()
  Tracer.printed = printed
  Tracer.output = output
  return lines
}

/// What UIKit would log while `body` runs.
@MainActor func warnings(during body: () -> Void) -> [String] {
  var lines: [String] = []
  let output = SystemLog.output
  SystemLog.output = { lines.append($0.replacing(/#\d+/, with: "")) }
  body()
  SystemLog.output = output
  return lines
}

extension [String] {
  /// The lines about these subjects.
  func of(_ subjects: String...) -> [String] {
    filter { line in subjects.contains { line.hasPrefix("\($0).") } }
  }
}
