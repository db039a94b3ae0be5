/// Numbers that a seed gives the same for ever, on every machine.
///
/// SplitMix64 (Steele, Lea, Flood 2014), with drawing and shuffling written out here, since the
/// standard library doesn't promise to keep how it turns a generator's bits into choices. Changing
/// anything here deals every learner other variants than they saw.
struct SeededNumbers {
  private var state: UInt64

  /// - Parameter stream: what the numbers are for, so that a kata's values, names and letters don't
  ///   depend on each other, nor on those of another kata.
  init(seed: Int, stream: String) {
    state = UInt64(bitPattern: Int64(seed)) ^ stream.stableHash
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to `count`, which is above 0. (The bias is below 2⁻⁵⁰ for what we draw.)
  mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Fisher and Yates, from the end.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, index(below: last + 1))
    }
    return elements
  }
}

extension String {
  /// FNV-1a of the UTF-8, 64 bits: the same in every process, unlike `hashValue`.
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
