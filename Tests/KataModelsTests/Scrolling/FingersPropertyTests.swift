import KataModels
import Testing

/// Random fingers over a scroll view with buttons, plain views and controls of one's own.
@Suite("Under random fingers")
@MainActor struct FingersPropertyTests {
  /// What one view heard of one touch.
  private struct Heard: Hashable {
    let view: ObjectIdentifier
    let touch: UITouch
  }

  private final class Journal {
    var open: Set<Heard> = []
    var faults: [String] = []
    var presses: [ObjectIdentifier: Int] = [:]
    var count = 0
  }

  private final class Plain: UIView {
    var journal: Journal?

    private func note(_ touches: Set<UITouch>, _ phase: String) {
      for touch in touches {
        let heard = Heard(view: ObjectIdentifier(self), touch: touch)
        journal?.count += 1
        switch phase {
        case "began":
          if journal?.open.insert(heard).inserted == false { journal?.faults.append("began twice") }
        case "moved":
          if journal?.open.contains(heard) == false { journal?.faults.append("moved unbegun") }
        default:
          if journal?.open.remove(heard) == nil { journal?.faults.append("\(phase) unbegun") }
        }
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, "began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, "moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, "ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, "cancelled")
    }
  }

  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let journal = Journal()
    let fingers: TouchDelivery
    private(set) var controls: [UIControl] = []

    init(_ random: inout SeededGenerator) {
      window.isHidden = false
      fingers = TouchDelivery { [window] in [window] }
      window.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      scrollView.delaysContentTouches = Bool.random(using: &random)
      scrollView.canCancelContentTouches = Bool.random(using: &random)
      for row in 0..<12 { add(row, &random) }
      if Bool.random(using: &random) { scrollView.addGestureRecognizer(UITapGestureRecognizer()) }
      if Bool.random(using: &random) { window.addGestureRecognizer(UIPanGestureRecognizer()) }
    }

    private func add(_ row: Int, _ random: inout SeededGenerator) {
      let view = Self.view(&random)
      view.frame = CGRect(x: 0, y: CGFloat(row) * 60, width: 400, height: 50)
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0..<8, using: &random) == 0
      scrollView.addSubview(view)
      (view as? Plain)?.journal = journal
      if let control = view as? UIControl { watch(control) }
    }

    private static func view(_ random: inout SeededGenerator) -> UIView {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: Plain()
      case 2: UIControl()
      case 3: UISwitch()
      case 4: UISlider()
      default: UIButton()
      }
    }

    private func watch(_ control: UIControl) {
      controls.append(control)
      let (id, journal) = (ObjectIdentifier(control), journal)
      control.addAction(
        UIAction { _ in
          journal.count += 1
          journal.presses[id, default: 0] += 1
          if journal.presses[id] != 1 { journal.faults.append("pressed while pressed") }
        }, for: .touchDown)
      for end in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
        control.addAction(
          UIAction { _ in
            journal.presses[id, default: 0] -= 1
            if journal.presses[id] != 0 { journal.faults.append("ended unpressed") }
          }, for: end)
      }
    }

    func step(_ random: inout SeededGenerator) {
      let finger = Int.random(in: 0..<3, using: &random)
      let point = CGPoint(
        x: Double.random(in: 0..<400, using: &random), y: Double.random(in: 0..<400, using: &random)
      )
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4: fingers.down(finger: finger, at: point)
      case 4..<7: fingers.move(finger: finger, to: point)
      case 7..<9: fingers.up(finger: finger)
      case 9: fingers.cancel(finger: finger)
      default:
        let seconds = Double.random(in: 0..<0.3, using: &random)
        MainLoop.main.run(until: MainLoop.main.now + seconds)
      }
      if Int.random(in: 0..<60, using: &random) == 0 {
        controls.randomElement(using: &random)?.isEnabled.toggle()
      }
    }

    func lift() {
      for finger in 0..<3 { fingers.up(finger: finger) }
      MainLoop.main.run(until: MainLoop.main.now + 3)
    }
  }

  @Test("what begins ends once, and nothing stays pressed", arguments: 1...3)
  func everythingEnds(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene(&random)
    for _ in 0..<10 {
      for _ in 0..<60 { scene.step(&random) }
      scene.lift()
      #expect(scene.journal.open.isEmpty)
      #expect(scene.journal.presses.allSatisfy { $0.value == 0 })
      #expect(scene.controls.allSatisfy { !$0.isHighlighted && !$0.isTracking })
      #expect(!scene.scrollView.isTracking && !scene.scrollView.isDragging)
    }
    #expect(scene.journal.faults == [])
    #expect(scene.journal.count > 5)
  }
}
