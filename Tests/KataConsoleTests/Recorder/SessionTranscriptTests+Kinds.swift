import KataConsole
import KataCourse
import KataTestSupport
import Testing

// Katas without a program, and what has no place in a kata.
extension SessionTranscriptTests {
  @Test func `a choice, and what one may ask for after it`() throws {
    let text = try transcript(
      of: "ripen", "c", "a", "list", "help",
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

        Next time: tomorrow.

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

        ripen> help

          next      the next kata; return does the same
          why       the rule behind the answer
          try       Swift line by line, with the program or with
                    your file
          again     the same kata once more
          back      the kata before
          due       what is to be asked again; return leads to it
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

        Next time: in 8 days.

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
