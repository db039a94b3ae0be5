import Testing

@testable import KataCourse

@Suite struct RemarkTests {
  @Test(arguments: [
    ("41 the clock keeps it", Remark(place: 41...41, text: "the clock keeps it")),
    ("  41: the clock", Remark(place: 41...41, text: "the clock")),
    ("41-45 the clock", Remark(place: 41...45, text: "the clock")),
    ("45–41, the clock", Remark(place: 41...45, text: "the clock")),
    ("line 3 is wrong", Remark(place: 3...3, text: "is wrong")),
    ("Lines 3 - 5: wrong", Remark(place: 3...5, text: "wrong")),
    ("41", Remark(place: 41...41, text: "")),
    ("the clock keeps it", Remark(text: "the clock keeps it")),
    ("30-second clocks leak", Remark(text: "30-second clocks leak")),
    ("99 problems", Remark(text: "99 problems")),
    ("0 is never checked", Remark(text: "0 is never checked")),
    ("", Remark(text: "")),
  ])
  func `a remark may begin with its lines`(line: String, remark: Remark) {
    #expect(Remark(line, lineCount: 60) == remark)
  }
}
