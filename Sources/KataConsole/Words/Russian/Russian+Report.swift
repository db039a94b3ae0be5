extension Russian {
  func reportTitle(_ kata: String, seed: Int) -> String { "\(kata), зерно \(seed)" }
  var noCompiler: String { "компилятора Swift нет" }
  func teaches(_ dialect: String, _ facts: [String]) -> String {
    "\(dialect), учит \(facts.joined(separator: ", "))"
  }
  var shownProgram: String { "Показано" }
  var printedLines: String { "Напечатано" }
  func nothingPrinted(_ reason: String) -> String { "ничего: \(reason)" }
  func linesAsked(_ numbers: [Int]) -> String { "Строки: \(numbers)" }
  var sources: String { "Источники" }
  var whatLooksWrong: String { "Что кажется неверным" }
  var yourWords: String { "(вашими словами)" }
}
