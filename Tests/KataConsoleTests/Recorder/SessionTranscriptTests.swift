import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// Whole sessions as a learner sees them.
@Suite struct SessionTranscriptTests {
  func transcript(
    of name: String, _ lines: String..., style: Style = .plain, width: Int = 60,
    standing: Standing = Standing()
  ) throws -> String {
    let session = try #require(Session(FruitCourse.course, standing: standing, seed: 1))
    var script = SessionScript(session)
    let recorder = Recorder(style: style, width: width)
    var text = ""
    var latest = ""
    func show(_ events: [SessionEvent]) {
      for event in events {
        let words = recorder.text(for: event)
        if words.isEmpty { continue }
        text += words + "\n"
        latest = words
      }
    }
    show(script.begin(with: FruitCourse.course.kataID(named: name)))
    for line in lines {
      text += recorder.gap(after: latest) + recorder.prompt(script.session.prompt)
      text += (line.isEmpty ? "↵" : line) + "\n"
      latest = ""
      show(script.say(line))
    }
    return text
  }

  @Test func `a first kata, from its track's page to the next`() throws {
    let text = try transcript(of: "wash", "b c a", "hint", "c a b", "it depends", "so so", "2", "")
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        Basket

        Fruit goes in, and comes out.

        basket/wash                        predict · 3 min · level 2
        A basket is washed, then peeled. What is printed, in what
        order?

           1  let basket = Basket(Apple(), Pear())
           2  basket.washAll()
           3  basket.apples.peel()

        Put them in order. One is not printed.
          a Pear.wash
          b Apple.peel
          c Apple.wash
          d Pear.peel

        wash> b c a
        ✗ Not yet. The first difference is line 1.
            yours        printed
          1 Apple.peel   Apple.wash
          You peeled before you washed. Dirt gets in that way.
          `hint` for a nudge, or answer again.

        wash> hint

        Hint 1 of 2
          Nobody eats dirt.

        wash> c a b
        ✓ Right, at the second try.
          Next time with other values, tomorrow.

        Why
          Water comes before the knife: `Apple.wash`, then the rest.

        To talk about
          Would you peel a plum?
          Answer aloud and press return, or write it down. Mine
          comes then.

        wash> it depends
          No: the skin is the best.
          How was yours? `1` missed it, `2` partly, `3` had it;
          return skips.

        wash 1-3> so so
        How was yours? `1` missed it, `2` partly, `3` had it; return
        skips.
        wash 1-3> 2

        ⏎ basket/count · `replay` steps through it · `again` with
        other values · `try` a scratchpad with it

        wash> ↵

        basket/count                       predict · 3 min · level 2
        What is printed?

           1  print(basket.count)
           2  print("done")

        Type what it prints, a line at a time. An empty line ends
        your answer.

        """)
  }

  @Test func `three wrong answers, and other values`() throws {
    let text = try transcript(
      of: "wash", "a c b", "c b a", "c b", standing: Standing(solved: [FruitCourse.count.id]))
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        basket/wash                        predict · 3 min · level 2
        A basket is washed, then peeled. What is printed, in what
        order?

           1  let basket = Basket(Apple(), Pear())
           2  basket.washAll()
           3  basket.apples.peel()

        Put them in order. One is not printed.
          a Pear.wash
          b Apple.peel
          c Apple.wash
          d Pear.peel

        wash> a c b
        ✗ Not yet. The first difference is line 1.
            yours       printed
          1 Pear.wash   Apple.wash
          You began with the last one.
          `hint` for a nudge, or answer again.

        wash> c b a
        ✗ Not yet. The first difference is line 2.
            yours        printed
          1 Apple.wash   Apple.wash
          2 Apple.peel   Pear.wash
          `hint` for a nudge, or answer again.

        wash> c b
        ✗ Not yet. The first difference is line 2.
            yours        printed
          1 Apple.wash   Apple.wash
          2 Apple.peel   Pear.wash

        Once more, with other values.

        basket/wash                        predict · 3 min · level 2
        A basket is washed, then peeled. What is printed, in what
        order?

           1  let basket = Basket(Apple(), Pear())
           2  basket.washAll()
           3  basket.apples.peel()

        Put them in order. One is not printed.
          a Apple.wash
          b Apple.peel
          c Pear.wash
          d Pear.peel

        """)
  }

  @Test func `gaps, with a hint between two of them`() throws {
    let text = try transcript(
      of: "weigh", "120", "hint", "95", "120", "95.5",
      standing: Standing(solved: [FruitCourse.count.id]))
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        basket/weigh                       predict · 3 min · level 2
        What does it weigh?

           1  scales.weigh(basket)

        Fill the gaps, one value a line.
          1 apple: ___
            scales on
          2 pear: ___

        weigh 1/2> 120
        weigh 2/2> hint

        Hint 1 of 2
          Grams.

        weigh 2/2> 95
        ✗ Not yet. The first difference is gap 2.
            yours        printed
          1 apple: 120   apple: 120
          2 pear: 95     pear: 95.5
          `hint` for a nudge, or answer again.

        weigh 1/2> 120
        weigh 2/2> 95.5
        ✓ Right, at the second try.
          Next time with other values, tomorrow.

        Why
          Grams.

        ⏎ market/bruise · `replay` steps through it · `again` with
        other values · `try` a scratchpad with it

        """)
  }

  @Test func `giving up, in 30 columns of ASCII`() throws {
    let text = try transcript(
      of: "count", "3", "done", "", "solution", "solution",
      style: Style(hasColor: false, hasUnicode: false), width: 30,
      standing: Standing(solved: [FruitCourse.wash.id]))
    #expect(
      text == """
        Fruit - 2 tracks - fruit as of
        this summer

        basket/count
        predict - 3 min - level 2
        What is printed?

           1  print(basket.count)
           2  print("done")

        Type what it prints, a line at
        a time. An empty line ends
        your answer.

        count 1> 3
        count 2> done
        count 3> ↵
        x Not yet. The first
          difference is line 1.
            yours   printed
          1 3       2
          `hint` for a nudge, or
          answer again.

        count 1> solution
        That counts as given up. Say
        `solution` once more to see
        it.

        count 1> solution

        It prints:
          2
          done

        Next time with other values,
        tomorrow.

        Why
          There are two.

        Return basket/weigh - `replay`
        steps through it - `again`
        with other values - `try` a
        scratchpad with it

        """)
  }
}
