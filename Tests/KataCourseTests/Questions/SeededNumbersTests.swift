import Testing

@testable import KataCourse

@Suite struct `Seeded numbers` {
  // Learners have met these: if a value here changes, they are dealt other variants than before.
  @Test func `are the same for ever`() {
    var numbers = SeededNumbers(seed: 1, stream: "fruit/bowl values")
    #expect((1...8).map { _ in numbers.index(below: 100) } == [85, 11, 59, 37, 12, 52, 24, 66])
    #expect(
      numbers.shuffled("abcdefgh".map(String.init)) == ["f", "e", "d", "g", "a", "h", "c", "b"])
  }

  @Test func `take any seed`() {
    let firsts = [Int.min, -1, 0, 1, Int.max].map { seed in
      var numbers = SeededNumbers(seed: seed, stream: "s")
      return numbers.next()
    }
    #expect(Set(firsts).count == 5)
  }

  @Test func `shuffle every element into every place`() {
    var places: [Set<Int>] = Array(repeating: [], count: 4)
    for seed in 1...200 {
      var numbers = SeededNumbers(seed: seed, stream: "s")
      for (place, element) in numbers.shuffled([0, 1, 2, 3]).enumerated() {
        places[element].insert(place)
      }
    }
    #expect(places == Array(repeating: [0, 1, 2, 3], count: 4))
  }
}
