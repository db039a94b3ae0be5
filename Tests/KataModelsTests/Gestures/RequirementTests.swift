import KataModels
import Testing

/// Who waits for whom
/// (developer.apple.com/documentation/uikit/preferring-one-gesture-over-another).
@MainActor @Suite struct `A failure requirement` {
  private let pad = Touchpad()

  @discardableResult private func tap(_ name: String, _ taps: Int) -> UITapGestureRecognizer {
    let tap = pad.add(UITapGestureRecognizer(), name)
    tap.numberOfTapsRequired = taps
    return tap
  }

  @Test(arguments: 1...3) func `makes a row of one, two and three taps`(count: Int) {
    let (one, two, three) = (tap("one", 1), tap("two", 2), tap("three", 3))
    one.require(toFail: two)
    two.require(toFail: three)
    for number in 1...count {
      if number > 1 { pad.wait(0.1) }
      pad.tap()
    }
    pad.wait(2)
    #expect(pad.actions == [["one", "two", "three"][count - 1] + ".ended"])
  }

  @Test func `lets a tap act after all where the next finger is dragged`() {
    let (single, double) = (tap("single", 1), tap("double", 2))
    single.require(toFail: double)
    pad.tap()
    pad.wait(0.1)
    pad.down(150, 150)
    pad.move(250, 150)
    #expect(pad.actions == ["single.ended"])
  }

  @Test func `is asked of a delegate once an attempt, for each other one`() {
    let delegate = Wishful()
    let (single, double) = (tap("single", 1), tap("double", 2))
    single.delegate = delegate
    double.delegate = delegate
    delegate.requires = { $0.name == "single" && $1.name == "double" }
    pad.tap()
    pad.wait(1)
    #expect(pad.actions == ["single.ended"])
    #expect(delegate.asked == ["single requires double?"])
    pad.tap()
    pad.wait(1)
    #expect(delegate.asked == ["single requires double?", "single requires double?"])
  }

  @Test func `may be wished for by the other's delegate`() {
    let delegate = Wishful()
    let (single, double) = (tap("single", 1), tap("double", 2))
    double.delegate = delegate
    delegate.isRequired = { $0 === double && $1 === single }
    pad.tap()
    #expect(pad.actions == [])
    pad.wait(1)
    #expect(pad.actions == ["single.ended"])
    #expect(delegate.asked == ["double required by single?"])
  }

  @Test func `holds only between two that follow a touch together`() {
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    pad.window.addSubview(other)
    let pan = pad.add(UIPanGestureRecognizer(), "pan", to: other)
    tap("tap", 1).require(toFail: pan)
    pad.down(100, 400, finger: 1)
    pad.tap(100, 100)
    #expect(pad.actions == ["tap.ended"])
  }

  @Test func `in a ring lets nobody act, and leaves nobody stuck`() {
    let (one, other) = (tap("one", 1), tap("other", 1))
    one.require(toFail: other)
    other.require(toFail: one)
    pad.tap()
    pad.wait(1)
    #expect(pad.actions == [])
    other.isEnabled = false
    pad.tap()
    #expect(pad.actions == ["one.ended"])
  }
}

/// A delegate that notes which requirements it is asked about.
private final class Wishful: UIGestureRecognizerDelegate {
  typealias Wish = (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  var requires: Wish = { _, _ in false }
  var isRequired: Wish = { _, _ in false }
  private(set) var asked: [String] = []

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    asked.append("\(recognizer.name ?? "") requires \(other.name ?? "")?")
    return requires(recognizer, other)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer.name == "double", other.name == "single" else { return false }
    let answer = isRequired(recognizer, other)
    if answer { asked.append("double required by single?") }
    return answer
  }
}
