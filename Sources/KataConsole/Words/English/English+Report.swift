extension English {
  func reportTitle(_ kata: String, seed: Int) -> String { "\(kata), seed \(seed)" }
  var noCompiler: String { "no Swift compiler" }
  func teaches(_ dialect: String, _ facts: [String]) -> String {
    "\(dialect), teaches \(facts.joined(separator: ", "))"
  }
  var shownProgram: String { "Shown" }
  var printedLines: String { "Printed" }
  func nothingPrinted(_ reason: String) -> String { "nothing: \(reason)" }
  func linesAsked(_ numbers: [Int]) -> String { "Lines: \(numbers)" }
  var sources: String { "Sources" }
  var whatLooksWrong: String { "What looks wrong" }
  var yourWords: String { "(your words)" }
}
