import KataStage
import Testing

@testable import KataModels

/// The evidence's cases R180–R188.
@Suite("A touch on the content of a scroll view")
@MainActor struct ContentTouchTests {
  private final class Choosy: UIScrollView {
    var begins = true
    var asked: [String] = []
    var isRough = false

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin in \(type(of: view))")
      return begins && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel in \(type(of: view))")
      return isRough || super.touchesShouldCancel(in: view)
    }
  }

  /// A button and a plain view in a tall scroll view. Each test opens a stage of its own.
  @MainActor private struct Desk {
    let scrollView = Choosy(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
    let plain = Recorder(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
    let stage: Stage

    init() {
      let feed = UIViewController()
      feed.view.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      scrollView.addSubview(button.named("button"))
      scrollView.addSubview(plain)
      stage = Stage(feed)
    }

    var scrolls: Bool { scrollView.contentOffset.y > 0 }

    /// Up from a view's middle by fifty points, after a rest.
    func drag(_ view: UIView, after seconds: TimeInterval) {
      stage.touchDown(view.center)
      stage.wait(seconds)
      for way in 1...5 {
        stage.wait(0.01)
        stage.touchMove(CGPoint(x: view.center.x, y: view.center.y - CGFloat(way) * 10))
      }
      stage.touchUp()
    }
  }

  @Test("is delayed and can be taken away, unless one says otherwise: R180, R181")
  func defaults() {
    let scrollView = UIScrollView()
    #expect(scrollView.delaysContentTouches)
    #expect(scrollView.canCancelContentTouches)
    #expect(scrollView.touchesShouldBegin([], with: nil, in: UIButton()))
    #expect(scrollView.touchesShouldCancel(in: UIView()))
    #expect(!scrollView.touchesShouldCancel(in: UIButton()))
  }

  @Test("that is a quick tap reaches a button, as it lifts: R182")
  func quickTap() {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.stage.touchDown(desk.button.center)
      desk.stage.wait(0.05)
      #expect(!desk.button.isHighlighted)
      desk.stage.touchUp()
    }
    #expect(lines == ["button.touchDown", "button.touchUpInside"])
  }

  @Test("that rests is heard of while it does")
  func rest() {
    let desk = Desk()
    desk.stage.touchDown(desk.button.center)
    desk.stage.wait(0.5)
    #expect(desk.button.isHighlighted)
    #expect(desk.scrollView.isTracking && !desk.scrollView.isDragging)
    desk.stage.touchUp()
    #expect(!desk.scrollView.isTracking)
  }

  @Test("that scrolls at once is never heard of: R183")
  func quickDrag() {
    let desk = Desk()
    let lines = traced(.actions) { desk.drag(desk.button, after: 0) }
    #expect(lines == [])
    #expect(desk.scrolls)
    desk.drag(desk.plain, after: 0)
    #expect(desk.plain.heard == [])
  }

  @Test("that rests on a button and then moves is the button's: R184")
  func heldButton() {
    let desk = Desk()
    let lines = traced(.actions) { desk.drag(desk.button, after: 0.5) }
    #expect(!desk.scrolls)
    #expect(lines.first == "button.touchDown")
    #expect(lines.last == "button.touchUpInside")
    #expect(desk.scrollView.asked == ["begin in UIButton", "cancel in UIButton"])
  }

  @Test("that rests on a plain view and then moves scrolls: R185")
  func heldView() {
    let desk = Desk()
    desk.drag(desk.plain, after: 0.5)
    #expect(desk.plain.heard == ["began", "cancelled"])
    #expect(desk.scrolls)
  }

  @Test("that can't be taken away stays where it is: R186")
  func uncancellable() {
    let desk = Desk()
    desk.scrollView.canCancelContentTouches = false
    desk.drag(desk.plain, after: 0.5)
    #expect(desk.plain.heard == ["began", "moved", "moved", "moved", "moved", "moved", "ended"])
    #expect(!desk.scrolls)
    #expect(desk.scrollView.asked == ["begin in Recorder"])
  }

  @Test("that isn't delayed is heard of at once")
  func undelayed() {
    let desk = Desk()
    desk.scrollView.delaysContentTouches = false
    let lines = traced(.actions) { desk.drag(desk.button, after: 0) }
    #expect(lines.first == "button.touchDown")
    #expect(!desk.scrolls)
  }

  @Test("is nobody's where the scroll view doesn't let it begin: R188")
  func refused() {
    let desk = Desk()
    desk.scrollView.begins = false
    desk.stage.press(desk.plain.center, for: 0.5)
    #expect(desk.plain.heard == [])
    desk.drag(desk.plain, after: 0.5)
    #expect(desk.scrolls)
  }

  @Test("may be taken from a control by a scroll view of one's own")
  func rough() {
    let desk = Desk()
    desk.scrollView.isRough = true
    let lines = traced(.actions) { desk.drag(desk.button, after: 0.5) }
    #expect(lines == ["button.touchDown", "button.touchCancel"])
    #expect(desk.scrolls)
  }

  @Test("that the system takes away before it is heard of leaves no trace")
  func cancelledEarly() {
    let desk = Desk()
    desk.stage.touchDown(desk.plain.center)
    desk.stage.touchCancel()
    desk.stage.wait(1)
    #expect(desk.plain.heard == [])
    #expect(!desk.scrollView.isTracking)
  }

  @Test("isn't delayed where nothing scrolls")
  func disabled() {
    let desk = Desk()
    desk.scrollView.isScrollEnabled = false
    desk.stage.touchDown(desk.plain.center)
    #expect(desk.plain.heard == ["began"])
    desk.stage.touchUp()
  }

  @Test(
    "is taken as a belief has it",
    arguments: [
      ("{}", [true, true], [false, true]),
      (#"{"takesTouches": "fromAll"}"#, [true, true], [true, true]),
      (#"{"takesTouches": "fromNobody"}"#, [true, true], [false, false]),
      (#"{"contentHearsTouches": false}"#, [false, false], [false, true]),
    ] as [(String, [Bool], [Bool])])
  func beliefs(overlay: String, begins: [Bool], cancels: [Bool]) throws {
    let rules = try UIKitRules().overlaid(with: #"{"scrolling": \#(overlay)}"#)
    let policy = ContentTouchPolicy(rules.scrolling)
    let views = [UIButton(), UIView()]
    #expect(views.map { policy.begins($0) } == begins)
    #expect(views.map { policy.cancels($0) } == cancels)
  }
}
