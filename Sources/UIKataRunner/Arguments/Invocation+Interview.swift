import KataConsole
import KataCourse

extension Invocation {
  static func interviewInvocation(_ scanner: ArgumentScanner) throws(UsageError) -> Invocation {
    let topics = scanner.value(.topics) ?? ""
    let wish = InterviewWish(
      minutes: try scanner.count(.minutes) ?? InterviewWish.usualMinutes,
      topics: topics.split(separator: ",").map(String.init), level: try level(scanner),
      seed: try scanner.seed() ?? 0, allowsBack: scanner.has(.allowBack))
    let reports = try files(.report, scanner)
    let sheets = try files(.sheet, scanner)
    guard !sheets.isEmpty else { return .interview(wish, reports: reports) }
    guard reports.isEmpty else { throw .notBoth(.report, .sheet) }
    guard wish.seed > 0 else { throw .sheetWithoutSeed }
    return .interviewSheet(wish, files: sheets)
  }

  private static func level(_ scanner: ArgumentScanner) throws(UsageError) -> Int {
    guard let text = scanner.value(.level) else { return InterviewWish.usualLevel }
    guard let level = Int(text), 1...5 ~= level else { throw .notALevel(text) }
    return level
  }

  private static func files(
    _ option: Option, _ scanner: ArgumentScanner
  ) throws(UsageError) -> [ReportFile] {
    var files: [ReportFile] = []
    for path in scanner.allValues(option) {
      guard let file = ReportFile(path) else { throw .notAReport(path) }
      files.append(file)
    }
    return files
  }
}
