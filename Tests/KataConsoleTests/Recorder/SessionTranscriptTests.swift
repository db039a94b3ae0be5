import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// Whole sessions as a learner sees them.
@Suite struct SessionTranscriptTests {
  private func transcript(
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

        ⏎ basket/count · `again` with other values · `try` a
        scratchpad with it

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

        Why
          Grams.

        ⏎ market/bruise · `again` with other values · `try` a
        scratchpad with it

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

        Why
          There are two.

        Return basket/weigh - `again`
        with other values - `try` a
        scratchpad with it

        """)
  }

  @Test func `a choice, and what one may ask for after it`() throws {
    let text = try transcript(
      of: "ripen", "c", "a", "list", "progress", "help",
      standing: Standing(solved: [FruitCourse.stand.id]))
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        market/ripen                        choose · 3 min · level 2
        Where does a pear ripen fastest?

        Which one? Type its letter.
          a In a bag with a banana
          b Under water
          c In the fridge

        ripen> c
        ✗ Not yet.
          Cold stops it.
          `hint` for a nudge, or answer again.

        ripen> a
        ✓ Right, at the second try.
          Bananas give off ethylene.
          Why the others aren't:
          b That rots it.
          c Cold stops it.

        Why
          Ethylene.

        ⏎ basket/wash · `again` from the start

        ripen> list

        Basket
            wash    Wash and peel
            count   Count
            weigh   Weigh

        Market
            bruise  Bruise
          ✓ ripen   Ripen
          ✓ stand   A fruit stand

        ripen> progress

        Basket  0 of 3 solved
        Market  2 of 3 solved
        2 answers so far

        ripen> help

          next      the next kata; return does the same
          why       the rule behind the answer
          try       Swift line by line, with the program or with
                    your file
          again     the same kata once more
          back      the kata before
          list      every kata, with those you have solved
          progress  how far you have come
          help      this list
          quit      until next time
        The name of a kata opens it.

        """)
  }

  @Test func `a review`() throws {
    let text = try transcript(
      of: "stand", "6 it might crash", "when the fruit is missing", "guard it", "12",
      "the closure leaks, use weak", "8 I don't like it", "7 sells when none left", "done",
      standing: Standing(solved: [FruitCourse.ripen.id]))
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        market/stand                        review · 3 min · level 2
        Customers report crashes, and negative stock. What is wrong?

           1  final class FruitStand {
           2    static let shared = FruitStand()
           3    var basket: [String: Int] = [:]
           4
           5    func sell(_ fruit: String) {
           6      let left = basket[fruit]! - 1
           7      basket[fruit] = left
           8      print("sold a \\(fruit)")
           9    }
          10
          11    func open() {
          12      clock.every(.minute) { self.restock() }
          13    }
          14  }

        Name one fault a line, its line number first: what goes
        wrong, and why. `done` ends the review.

        stand> 6 it might crash
        ✓ Something is wrong there. What happens, and why?
        stand> when the fruit is missing
        ✓ That is it: Unknown fruit crashes the stand. And the cure?
        stand> guard it
        ✓ Yes, that mends it.
        stand> 12
        And what goes wrong at line 12?
        stand> the closure leaks, use weak
        ✓ Found: The clock keeps the stand.
        stand> 8 I don't like it
        ✗ Not among the faults I know. If you are sure, use other
          words.
        stand> 7 sells when none left
        ✓ Found, and users reported it: More is sold than there is.
          And the cure?
        stand> done

        ✓ 3 of 4 found, both reported bugs among them.
          63 of 100 points, passed. 1 remark fitted no fault.

        Missed
          line 2  One stand for everybody
            Code that uses the shared stand can't be tested with
            another.
            Cure: Pass the stand in.

        Why
          Look before you take.

        ⏎ basket/wash · `again` from the start

        """)
  }

  @Test func `words that have no place, and names that no kata has`() throws {
    let text = try transcript(
      of: "bruise", "hnt", "why", "market/rippen", "two", "x y", "done", "solution", "back", "quit",
      standing: Standing(solved: [FruitCourse.ripen.id, FruitCourse.wash.id]))
    #expect(
      text == """
        Fruit · 2 tracks · fruit as of this summer

        market/bruise                      predict · 3 min · level 2
        Which line traps?

           1  let apple: Apple? = nil
           2  print("careful")
           3  apple!.squeeze()

        Which line? Type its number; several numbers if there are
        several.

        bruise> hnt
        I don't know 'hnt'. Did you mean `hint`?
        bruise> why
        `why` comes after the answer.
        bruise> market/rippen
        There is no kata 'market/rippen'. Did you mean
        `market/ripen`?
        bruise> two
        I don't know 'two'. `help` lists the words I know.
        bruise> x y
        'x' is not a line number.
        bruise> done
        `done` ends a review, and there is none open.
        bruise> solution
        That counts as given up. Say `solution` once more to see it.
        bruise> back

        basket/weigh                       predict · 3 min · level 2
        What does it weigh?

           1  scales.weigh(basket)

        Fill the gaps, one value a line.
          1 apple: ___
            scales on
          2 pear: ___

        weigh 1/2> quit
        Until next time.

        """)
  }
}
