import KataCourse
import KataTestSupport
import KataTrace
import Testing

@testable import KataConsole

@Suite struct RussianTests {
  private let russian = Russian()

  private func text(_ event: SessionEvent) -> String {
    Recorder(style: .plain, width: 60, language: .russian).text(for: event)
  }

  @Test(arguments: [
    (0, "0 кат"), (1, "1 ката"), (2, "2 каты"), (4, "4 каты"), (5, "5 кат"), (11, "11 кат"),
    (12, "12 кат"), (14, "14 кат"), (21, "21 ката"), (22, "22 каты"), (25, "25 кат"),
    (101, "101 ката"), (111, "111 кат"), (112, "112 кат"), (122, "122 каты"),
  ])
  func `a number has the form that goes with it`(count: Int, words: String) {
    #expect(russian.counted(count, "ката", "каты", "кат") == words)
  }

  @Test(arguments: [
    (1, "Верно."), (2, "Верно, со второй попытки."), (3, "Верно, с третьей попытки."),
    (7, "Верно, с 7-й попытки."),
  ])
  func `a right answer is told with its try`(attempts: Int, words: String) {
    #expect(russian.right(attempts: attempts) == words)
  }

  @Test(arguments: [
    (0, "Расставьте строки по порядку."),
    (1, "Расставьте строки по порядку. Одна не печатается."),
    (2, "Расставьте строки по порядку. Две не печатаются."),
    (5, "Расставьте строки по порядку. Пять не печатаются."),
  ])
  func `decoys are counted in words`(decoys: Int, words: String) {
    #expect(russian.order(decoys: decoys) == words)
  }

  @Test func `a program that ends otherwise agrees with its verb`() {
    #expect(
      [ProgramSubject.kata, .withYourLines, .yourCode, .line].map {
        russian.ended(.outOfMemory(bytes: 200 << 20), $0)
      } == [
        "Программа этой каты заняла больше 200 МБ.",
        "С вашими строками программа заняла больше 200 МБ.",
        "ваш код занял больше 200 МБ.", "Эта строка заняла больше 200 МБ.",
      ])
    #expect(russian.ended(.exited(3), .kata) == "Программа этой каты завершилась со статусом 3.")
    #expect(russian.ended(.signalled(9), .kata) == "Программа этой каты остановилась по сигналу 9.")
  }

  @Test func `a wrong answer stands beside the printed lines`() {
    let question = Question(FruitCourse.wash, seed: 1)
      .offering(FruitCourse.key(of: FruitCourse.wash.id))
    let difference = FirstDifference(
      line: 2, yours: ["Apple.wash"], printed: ["Apple.wash", "Pear.wash"])
    let verdict = Verdict(isRight: false, firstDifference: difference)
    #expect(
      text(.judged(verdict, question: question, attempts: 1)) == """
        ✗ Пока неверно. Первое расхождение — строка 2.
            у вас        напечатано
          1 Apple.wash   Apple.wash
          2 (ничего)     Pear.wash
          Подсказку даст `hint`; или ответьте ещё раз.
        """)
  }

  @Test func `a heading keeps its right edge`() {
    let heading = text(.posed(Question(FruitCourse.count, seed: 1))).split(separator: "\n")[0]
    #expect(heading.hasSuffix(" предсказать · 3 мин · уровень 2"))
    #expect(DisplayWidth.columns(of: heading) == 60)
  }

  @Test func `a word of the session is understood in Russian, and only alone on its line`() {
    #expect(russian.understood(" Подсказка ") == "hint")
    #expect(russian.understood("hint") == "hint")
    #expect(russian.understood("подсказка, пожалуйста") == "подсказка, пожалуйста")
    #expect(English().understood("подсказка") == "подсказка")
  }

  @Test func `no two words of the session have one alias`() {
    let aliases = Word.allCases.compactMap(russian.alias(for:))
    #expect(Set(aliases).count == aliases.count)
  }

  @Test(arguments: Language.allCases)
  func `notes on a touch's way fit into their column`(language: Language) {
    let pictures = language.words.pictures
    #expect(JourneyNote.allCases.filter { pictures.note($0).count > 30 } == [])
  }

  @Test(arguments: Language.allCases, CompilerMessage.allCases)
  func `what a compiler's error means names only what the message has`(
    language: Language, message: CompilerMessage
  ) {
    let named = language.words.meaning(of: message).matches(of: /%(\d)/).compactMap { Int($0.1) }
    #expect(named.allSatisfy { 1 <= $0 && $0 <= message.pattern.variables })
  }
}
