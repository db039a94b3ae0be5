import KataStage
import Testing

@testable import KataModels

/// The table of the evidence's cases R166–R174.
@Suite("A recogniser above a control")
@MainActor struct ControlUnderTapTests {
  /// A control in a card with a recogniser; what either does is a line.
  private func lines(
    _ control: UIControl, _ recognizer: UIGestureRecognizer = UITapGestureRecognizer(),
    cancels: Bool = true, on view: UIView? = nil, _ fingers: (Stage) -> Void = { $0.tap(middle) }
  ) -> [String] {
    let feed = UIViewController()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    feed.view.addSubview(card)
    card.addSubview(control.named("control"))
    recognizer.cancelsTouchesInView = cancels
    recognizer.name = "above"
    (view ?? card).addGestureRecognizer(recognizer)
    let stage = Stage(feed)
    return traced(.actions, .gestures) { fingers(stage) }
  }

  private static let middle = CGPoint(x: 200, y: 120)

  @Test func `loses to a button`() {
    #expect(lines(UIButton()) == ["control.touchDown", "control.touchUpInside"])
  }

  @Test func `acts before a button whose touch it leaves alone`() {
    #expect(
      lines(UIButton(), cancels: false) == [
        "control.touchDown", "above.ended", "control.touchUpInside",
      ])
  }

  @Test func `takes the touch from a control of one's own`() {
    #expect(lines(UIControl()) == ["control.touchDown", "above.ended", "control.touchCancel"])
    #expect(
      lines(UIControl(), cancels: false) == [
        "control.touchDown", "above.ended", "control.touchUpInside",
      ])
  }

  @Test func `that hangs on the button itself wins`() {
    let button = UIButton()
    #expect(
      lines(button, on: button) == ["control.touchDown", "above.ended", "control.touchCancel"])
  }

  // R172.
  @Test func `loses to switches, steppers, segments and page controls`() {
    let controls = [
      UISwitch(), UIStepper(), UISegmentedControl(items: ["New", "Top"]), UIPageControl(),
    ]
    for control in controls {
      let found = lines(control)
      #expect(found.first == "control.touchDown")
      #expect(found.last == "control.touchUpInside")
      #expect(!found.contains("above.ended"))
    }
  }

  @Test func `is held back where one finger taps once`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(lines(UIButton(), double) { $0.tap(Self.middle, count: 2) }.contains("above.ended"))
  }

  @Test func `loses to the knob of a switch when it is a pan along it`() {
    let pan = UIPanGestureRecognizer()
    let found = lines(UISwitch(), pan) {
      $0.drag(from: Self.middle, to: CGPoint(x: 230, y: 120), steps: 3)
    }
    #expect(found.contains("control.valueChanged"))
    #expect(!found.contains("above.began"))
  }

  // R173.
  @Test func `loses to the knob of a slider when it is a swipe along it`() {
    let found = lines(UISlider(), UISwipeGestureRecognizer()) {
      $0.drag(from: CGPoint(x: 114, y: 120), to: CGPoint(x: 280, y: 120), over: 0.1)
    }
    #expect(found.contains("control.valueChanged"))
    #expect(!found.contains("above.ended"))
  }

  @Test func `wins beside the knob of a slider when it is a swipe along it`() {
    let found = lines(UISlider(), UISwipeGestureRecognizer()) {
      $0.drag(from: CGPoint(x: 190, y: 120), to: CGPoint(x: 350, y: 120), over: 0.1)
    }
    #expect(found == ["above.ended"])
  }

  // R176.
  @Test func `takes a held button when it is a pan`() {
    let found = lines(UIButton(), UIPanGestureRecognizer()) {
      $0.touchDown(Self.middle)
      $0.touchMove(CGPoint(x: 200, y: 170))
      $0.touchUp()
    }
    #expect(found == ["control.touchDown", "control.touchCancel", "above.began", "above.ended"])
  }

  @Test(
    arguments: [
      (#"{"underTap": "recognizersWin"}"#, [false, false]),
      (#"{"underTap": "controlsWin"}"#, [true, true]),
      ("{}", [true, false]),
    ] as [(String, [Bool])])
  func `loses to button and plain control as a belief has it`(
    overlay: String, held: [Bool]
  ) throws {
    let rules = try UIKitRules().overlaid(with: #"{"controls": \#(overlay)}"#)
    let policy = ControlPolicy(rules.controls)
    let tap = UITapGestureRecognizer()
    #expect([UIButton(), UIControl()].map { policy.holdsBack($0, tap) } == held)
  }
}
