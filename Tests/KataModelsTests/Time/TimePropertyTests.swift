import KataModels
import KataStage
import Testing

/// Programs nobody has thought of: whatever is queued, it comes in its order, and the real clock has
/// no part in it.
@MainActor @Suite struct `Random schedules` {
  /// A repeatable source of numbers.
  private struct Dice {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// In tenths of a second.
    mutating func tenths(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  @Test(arguments: 1...10)
  func `what is due on the main queue comes at its time, in order`(seed: Int) {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    var dice = Dice(seed)
    var due: [(tenths: Int, number: Int)] = []
    for number in 0..<100 {
      let tenths = dice.tenths(below: 600)
      due.append((tenths, number))
      let line = "\(number) at "
      let note: @Sendable () -> Void = {
        log(line + MainActor.assumeIsolated { "\((stage.now * 10).rounded())" })
      }
      let seconds = Double(tenths) / 10
      if number.isMultiple(of: 2) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: note)
      } else {
        RunLoop.main.add(
          Timer(timeInterval: max(seconds, 0.1), repeats: false) { _ in note() }, forMode: .common)
        due[number].tenths = max(tenths, 1)
      }
    }
    stage.wait(60)
    let expected = due.sorted { ($0.tenths, $0.number) < ($1.tenths, $1.number) }
    #expect(log.lines == expected.map { "\($0.number) at \(Double($0.tenths))" })
  }

  @Test(arguments: 1...10)
  func `serial queues work off what they have, each at its own pace`(seed: Int) {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    var dice = Dice(seed)
    var expected: [String] = []
    for name in ["a", "b", "c"] {
      let queue = DispatchQueue(label: name)
      var end = 0
      for number in 0..<20 {
        let tenths = dice.tenths(below: 50)
        end += tenths
        expected.append("\(name)\(number) at \(Double(end))")
        queue.async {
          Thread.sleep(forTimeInterval: Double(tenths) / 10)
          DispatchQueue.main.async {
            log("\(name)\(number) at \(MainActor.assumeIsolated { (stage.now * 10).rounded() })")
          }
        }
      }
    }
    stage.wait(100)
    #expect(Set(log.lines) == Set(expected))
    for name in ["a", "b", "c"] {
      #expect(
        log.lines.filter { $0.hasPrefix(name) } == expected.filter { $0.hasPrefix(name) })
    }
  }
}
