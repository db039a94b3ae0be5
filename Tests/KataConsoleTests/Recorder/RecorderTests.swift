import KataConsole
import KataCourse
import KataTestSupport
import Testing

@Suite struct RecorderTests {
  func text(
    _ event: SessionEvent, style: Style = .plain, width: Int = 60
  ) -> String {
    Recorder(style: style, width: width).text(for: event)
  }

  private let wash = Question(FruitCourse.wash, seed: 1)
    .offering(FruitCourse.key(of: FruitCourse.wash.id))

  private func wrong(_ yours: [String], _ printed: [String], rivals: [String] = []) -> SessionEvent
  {
    let difference = FirstDifference(
      line: max(yours.count, printed.count), yours: yours, printed: printed)
    let verdict = Verdict(isRight: false, firstDifference: difference, rivals: rivals)
    return .judged(verdict, question: wash, attempts: 3)
  }

  @Test func `a line that isn't there is said to be so`() {
    #expect(
      text(wrong(["Apple.wash"], ["Apple.wash", "Pear.wash"])) == """
        ✗ Not yet. The first difference is line 2.
            yours        printed
          1 Apple.wash   Apple.wash
          2 (nothing)    Pear.wash
        """)
  }

  @Test func `a program of the main actor's is said to be so`() {
    var kata = FruitCourse.count
    guard case .predict(var prediction) = kata.kind else { return }
    prediction.isolation = .approachable
    kata.kind = .predict(prediction)
    let shown = text(.posed(Question(kata, seed: 1)), width: 80)
    #expect(shown.contains(" predict · 3 min · level 2 · main actor by default\n"))
  }

  @Test func `line numbers stay aligned beyond nine`() {
    let same = (1...9).map { "wash \($0)" }
    let shown = text(wrong(same + ["peel"], same + ["eat"])).split(separator: "\n")
    #expect(shown[2] == "   1 wash 1   wash 1")
    #expect(shown.last == "  10 peel     eat")
  }

  @Test func `long lines stand above each other`() {
    let event = wrong(["Apple.wash(with: water)"], ["Pear.wash(with: water)"])
    #expect(
      text(event, width: 40) == """
        ✗ Not yet. The first difference is line
          1.
          1 yours    Apple.wash(with: water)
            printed  Pear.wash(with: water)
        """)
  }

  @Test func `wide characters are two columns`() {
    #expect(
      text(wrong(["苹果", "b"], ["苹果", "a"])).split(separator: "\n").dropFirst().joined(
        separator: "\n")
          == """
              yours   printed
            1 苹果    苹果
            2 b       a
          """)
  }

  @Test func `only the line that differs is coloured`() {
    let style = Style(hasColor: true, hasUnicode: true)
    let shown = text(wrong(["wash", "peel"], ["wash", "eat"]), style: style).split(separator: "\n")
    #expect(shown[0].hasPrefix("\u{1B}[31m✗\u{1B}[0m Not yet."))
    #expect(shown[2] == "  1 wash    wash")
    #expect(shown[3] == "  2 \u{1B}[31mpeel \u{1B}[0m   \u{1B}[32meat\u{1B}[0m")
  }

  @Test func `what a program printed can't command the terminal`() {
    let shown = text(wrong(["\u{1B}[2Jwash"], ["\u{7}eat"]))
    #expect(!shown.contains("\u{1B}"))
    #expect(!shown.contains("\u{7}"))
  }

  @Test func `two ideas behind one answer are asked about`() {
    #expect(
      text(wrong(["Pear.wash"], ["Apple.wash"], rivals: ["peels-first", "pear-first"])) == """
        ✗ Not yet. The first difference is line 1.
            yours       printed
          1 Pear.wash   Apple.wash
          Several ideas lead to this answer. Which one was yours?
          • You peeled before you washed. Dirt gets in that way.
          • You began with the last one.
        """)
  }

  @Test func `many items stand in two columns, read downwards`() {
    var question = wash
    question.items = ["a", "b", "c", "d", "e"].map { .init(label: $0, text: "Fruit.\($0)") }
    question.repeatsItems = true
    #expect(
      text(.itemsReady(question)) == """

        Put them in order. One is not printed. Some lines are
        printed more than once.
          a Fruit.a   d Fruit.d
          b Fruit.b   e Fruit.e
          c Fruit.c
        """)
    #expect(text(.itemsReady(question), width: 18).hasSuffix("\n  d Fruit.d\n  e Fruit.e"))
  }

  @Test(arguments: [
    (UnreadableAnswer.unknownLetter("x"), "There is no 'x' here. They go from `a` to `d`."),
    (.unknownLine("Plum.wash"), "'Plum.wash' is not among the lines. They go from `a` to `d`."),
    (.letterTwice("a"), "'a' is there twice, and is printed once at most."),
    (.notANumber("two"), "'two' is not a line number."),
    (.wrongCount(given: 1, wanted: 2), "That is 1 value for 2 gaps. Once more, please."),
    (.oneChoiceOnly, "Only one of them is right. Type one letter."),
    (.empty, "Type the letters in the order in which the lines are\nprinted: `b a c`."),
  ])
  func `what can't be read is said with what can`(answer: UnreadableAnswer, sentence: String) {
    #expect(text(.unreadable(answer, question: wash)) == sentence)
  }

  @Test(arguments: [
    (KeyFailure.environment("install 'swift'"), "install 'swift'."),
    (
      .ended(.exited(3)),
      "This kata's program ended with status 3. That is our\nmistake, not yours. `skip` goes on."
    ),
    (
      .ended(.outOfTime(seconds: 5)),
      "This kata's program took longer than 5 s. That is our\nmistake, not yours. `skip` goes on."
    ),
    (
      .rejected(rendered: "Program.swift:1:1: error: no"),
      "This kata's program doesn't compile. That is our mistake,\nnot yours. `skip` goes on.\n  Program.swift:1:1: error: no"
    ),
  ])
  func `trouble is said in one sentence, with a way out`(failure: KeyFailure, sentence: String) {
    #expect(text(.keyFailed(failure)) == sentence)
  }

  @Test(arguments: [
    (
      RemarkReply.found(FruitStand.unknownFruit, wants: nil),
      "✓ Found, and users reported it: Unknown fruit crashes the\n  stand."
    ),
    (
      .found(FruitStand.restockLeak, wants: .cure),
      "✓ Found: The clock keeps the stand. And the cure?"
    ),
    (
      .found(FruitStand.restockLeak, wants: .cause),
      "✓ Something is wrong there. What happens, and why?"
    ),
    (.completed(FruitStand.restockLeak, wants: nil), "✓ Yes, that mends it."),
    (.foundBefore(FruitStand.restockLeak), "You have named that one already."),
    (
      .ambiguous([FruitStand.belowZero, FruitStand.restockLeak]),
      "That fits more than one fault: at lines 6-7 or line 12.\nWhich do you mean?"
    ),
    (
      .ambiguous([FruitStand.restockLeak, FruitStand.restockLeak]),
      "That fits more than one fault. Say more exactly what\nhappens, please."
    ),
    (
      .aside(FruitStand.plainPrint),
      "That is so, and not what is asked for here. A stand that\nprints can't be translated."
    ),
    (.vague, "That may be something. What goes wrong exactly, and at which\nline?"),
    (.onlyPlace(3...5), "And what goes wrong at lines 3-5?"),
  ])
  func `a remark is answered without giving others away`(reply: RemarkReply, sentence: String) {
    #expect(text(.remark(reply)) == sentence)
  }

  @Test func `what only the host needs has no words`() {
    #expect(text(.ended) == "")
    #expect(text(.keyWanted(FruitCourse.wash, seed: 1)) == "")
  }

  @Test(arguments: [
    (SessionPrompt.answer(FruitCourse.wash.id), "wash> "),
    (.line(FruitCourse.count.id, number: 2, count: nil), "count 2> "),
    (.line(FruitCourse.weigh.id, number: 2, count: 3), "weigh 2/3> "),
    (.followUp(FruitCourse.wash.id), "wash> "), (.rating(FruitCourse.wash.id), "wash 1-3> "),
    (.goOn(FruitCourse.wash.id), "wash> "),
  ])
  func `a prompt names the kata and the line`(prompt: SessionPrompt, text: String) {
    #expect(Recorder(style: .plain, width: 60).prompt(prompt) == text)
  }

  @Test func `without Unicode nothing is beyond ASCII`() {
    let ascii = Style(hasColor: false, hasUnicode: false)
    let result = ReviewResult(
      found: [FruitStand.restockLeak], missed: [FruitStand.belowZero], strays: 1, score: 0.2,
      isPassed: false)
    let events: [SessionEvent] = [
      .welcomed(FruitCourse.course), .posed(wash), .itemsReady(wash),
      wrong(["a"], ["b"], rivals: ["pear-first", "peels-first"]), .waiting(wash),
      .reviewed(result, question: Question(FruitCourse.stand, seed: 1)),
      .finished(FruitCourse.wash, next: nil), .listed(FruitCourse.course, Standing()),
      .help(Word.allCases, question: wash), .remark(.onlyPlace(1...2)), .goodbye,
    ]
    for event in events {
      let beyond = text(event, style: ascii).filter { !$0.isASCII }
      #expect(beyond == "")
    }
  }
}
