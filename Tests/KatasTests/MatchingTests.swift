import Foundation
import Testing

@testable import KataCourse

/// Remarks on the snippets of the review katas, written by somebody who saw only the snippet and
/// the titles of its findings. The words of the findings were chosen by one half of them; this
/// measures the other.
@Suite struct `The matching of remarks` {
  struct Paraphrases: Decodable {
    /// Remarks that mean a finding.
    var paraphrases: [Line]
    /// Plausible remarks that mean none.
    var others: [Line]

    struct Line: Decodable {
      var finding: String?
      var text: String
      var half: String
    }

    init(of kata: String) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Paraphrases/\(kata).json")
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }
  }

  private let kata: (String) throws -> Review? = { name in
    let course = `The course of this repository`.folder.open().course
    let kata = course?.kataID(named: name).flatMap { course?.kata($0) }
    guard case .review(let review) = kata?.kind else { return nil }
    return review
  }

  @Test(arguments: [
    "photo-feed", "three-events", "table-on-main", "image-loader", "completion-handler",
    "swallowed-taps", "frame-and-constraint", "lost-shadow", "way-back", "child-by-view",
  ])
  func `meets nine of ten findings and is fooled once in twenty`(name: String) throws {
    let review = try #require(try kata(name))
    let remarks = try Paraphrases(of: name)
    let matcher = RemarkMatcher(review)
    let lineCount = review.snippet.split(separator: "\n", omittingEmptySubsequences: false).count
    func finding(_ line: Paraphrases.Line) -> String? {
      let match = matcher.match(Remark(line.text, lineCount: lineCount))
      if case .one(let finding, _) = match { return finding.id }
      return nil
    }
    let meant = remarks.paraphrases.filter { $0.half == "testing" }
    let others = remarks.others.filter { $0.half == "testing" }
    #expect(meant.count >= 4 * review.findings.count)
    #expect(others.count == 25)
    let met = meant.count { finding($0) == $0.finding }
    #expect(Double(met) / Double(meant.count) >= 0.9)
    let mistaken = meant.filter { ![nil, $0.finding].contains(finding($0)) }
    let fooled = others.filter { finding($0) != nil } + mistaken
    print("\(name): met \(met) of \(meant.count), fooled \(fooled.count) of \(others.count)")
    #expect(Double(fooled.count) / Double(others.count) <= 0.05)
  }
}
