@testable import KataModels

/// Answers at random, and the same pair always alike.
final class MoodyDelegate: UIGestureRecognizerDelegate {
  private let seed: Int
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var generator: SeededGenerator

  init(seed: Int) {
    self.seed = seed
    generator = SeededGenerator(seed: seed &+ 7)
  }

  private func number(_ recognizer: UIGestureRecognizer) -> Int {
    let key = ObjectIdentifier(recognizer)
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }

  private func answer(
    _ question: Int, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer, oneIn: UInt64
  ) -> Bool {
    var generator = SeededGenerator(
      seed: seed &* 1_000_003 &+ number(one) &* 1009 &+ number(other) &* 31 &+ question)
    return generator.next() % oneIn == 0
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    generator.next() % 10 != 0
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { generator.next() % 10 != 0 }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(1, recognizer, other, oneIn: 4) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(2, recognizer, other, oneIn: 12) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answer(3, recognizer, other, oneIn: 12) }
}

/// Does what it likes, but has always decided when its last finger lifts.
final class Whimsical: UIGestureRecognizer {
  private var generator: SeededGenerator
  private let prevents: Bool
  private let isPreventable: Bool

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    prevents = generator.next() % 4 != 0
    isPreventable = generator.next() % 4 != 0
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if generator.next() % 8 == 0 {
      for touch in touches { ignore(touch, for: event) }
    }
    act(event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { act(event) }

  private func act(_ event: UIEvent) {
    if generator.next() % 3 == 0 {
      state = State(rawValue: Int(generator.next() % 6)) ?? .failed
    }
    if event.areUp(self) { state = generator.next() % 2 == 0 ? .ended : .cancelled }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}
