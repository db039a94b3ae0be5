import KataModels
import KataStage
import Testing

@Suite("The stage's time")
@MainActor struct StageTimeTests {
  @Test func `starts at nought, with the screen appeared`() {
    var stage: Stage?
    let lines = traced(.appearance) { stage = Stage(A()) }
    #expect(lines == ["A.viewWillAppear", "A.viewDidAppear"])
    #expect(stage?.now == 0)
    #expect(stage?.window.isKeyWindow == true)
    #expect(stage?.window.isHidden == false)
  }

  @Test func `waiting does what falls due on the way, in order`() {
    let stage = Stage(A())
    var seen: [String] = []
    for (delay, name) in [(0.5, "photo"), (0.2, "badge"), (0.2, "banner"), (0.9, "card")] {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        seen.append("\(name) \(rounded(stage.now))")
      }
    }
    stage.wait(0.7)
    #expect(seen == ["badge 0.2", "banner 0.2", "photo 0.5"])
    #expect(rounded(stage.now) == 0.7)
    // The last block holds the stage, which must not die in the middle of another test.
    stage.wait(0.2)
    #expect(seen.last == "card 0.9")
  }

  @Test func `waiting a sum of tenths reaches what is due after that sum`() {
    let stage = Stage(A())
    var missed: [Int] = []
    for tenths in 2...60 {
      var isDone = false
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(tenths) / 10) { isDone = true }
      stage.wait(Double(tenths - 1) / 10)
      stage.wait(0.1)
      if !isDone { missed.append(tenths) }
      stage.wait(1)
    }
    #expect(missed == [])
  }

  @Test func `settling ends transitions and waits for no timer`() {
    let (stage, nav) = staged(A())
    var ticks = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      MainActor.assumeIsolated { ticks += 1 }
    }
    defer { timer.invalidate() }
    let before = stage.now
    nav.pushViewController(B(), animated: true)
    stage.settle()
    #expect(rounded(stage.now - before) == 0.35)
    #expect(ticks == 3)
    stage.settle()
    #expect(ticks == 3)
  }

  @Test func `a push returns before anything is called`() {
    let (stage, nav) = staged(A())
    let lines = traced(.loading, .appearance) { nav.pushViewController(B(), animated: true) }
    #expect(lines == [])
    #expect(nav.viewControllers.count == 2)
    stage.settle()
  }

  @Test func `two pushes in one turn are one transition`() {
    let (stage, nav) = staged(A())
    let lines = traced(.loading, .appearance) {
      nav.pushViewController(B(), animated: true)
      nav.pushViewController(C(), animated: true)
      stage.wait(1)
    }
    #expect(
      lines == [
        "C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear",
        "C.viewDidAppear",
      ])
  }

  @Test func `a push during a transition follows it`() {
    let (stage, nav) = staged(A())
    let lines = traced(.appearance) {
      nav.pushViewController(B(), animated: true)
      stage.wait(0.1)
      nav.pushViewController(C(), animated: true)
      stage.wait(1)
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
  }

  @Test func `a hundred marks cost one layout, at the end of the turn`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("card")
    let stage = Stage(card)
    let lines = traced(.layout) {
      for _ in 0..<100 { card.setNeedsLayout() }
      #expect(Tracer.printed == [.layout])
      stage.settle()
    }
    #expect(lines == ["card.layoutSubviews"])
  }

  @Test func `driving it from a callback ends the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(UIViewController())
        DispatchQueue.main.async { stage.wait(1) }
        stage.settle()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the stage can't be driven from inside a callback"))
  }
}

func rounded(_ seconds: TimeInterval) -> TimeInterval { (seconds * 1000).rounded() / 1000 }
