/// The headings of what `uikata report` prints.
protocol ReportWords {
  func reportTitle(_ kata: String, seed: Int) -> String
  var noCompiler: String { get }
  func teaches(_ dialect: String, _ facts: [String]) -> String
  var shownProgram: String { get }
  var printedLines: String { get }
  /// In place of what a program prints.
  func nothingPrinted(_ reason: String) -> String
  func linesAsked(_ numbers: [Int]) -> String
  var sources: String { get }
  var whatLooksWrong: String { get }
  var yourWords: String { get }
}
