import KataModels
import KataStage
import Testing

@MainActor @Suite struct `The modes of the main loop` {
  /// A list on a stage, timers and a finger.
  @MainActor private struct Scene {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stage: Stage
    let log = SharedLog()

    init() {
      scroll.contentSize = CGSize(width: 400, height: 10_000)
      stage = Stage(scroll)
    }

    func timer(_ name: String, in mode: RunLoop.Mode) -> Timer {
      let (stage, log) = (stage, log)
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in
        log("\(name) \(MainActor.assumeIsolated { stage.now })")
      }
      RunLoop.main.add(timer, forMode: mode)
      return timer
    }

    func drag() {
      stage.touchDown(CGPoint(x: 200, y: 700))
      stage.touchMove(CGPoint(x: 200, y: 600))
    }
  }

  @Test func `a timer of the default mode waits while something scrolls, and misses its ticks`() {
    let scene = Scene()
    let (stage, log) = (scene.stage, scene.log)
    let timers = [scene.timer("default", in: .default), scene.timer("common", in: .common)]
    scene.drag()
    #expect(RunLoop.current.currentMode == .tracking)
    stage.wait(1.2)
    #expect(log.lines == ["common 0.5", "common 1.0"])
    // It rested, so nothing decelerates.
    stage.touchUp()
    stage.settle()
    #expect(RunLoop.current.currentMode == .default)
    #expect(log.lines == ["common 0.5", "common 1.0", "default 1.2"])
    stage.wait(0.4)
    #expect(Set(log.lines.suffix(2)) == ["default 1.5", "common 1.5"])
    for timer in timers { timer.invalidate() }
  }

  @Test func `a timer of the tracking mode fires only while something scrolls`() {
    let scene = Scene()
    let (stage, log) = (scene.stage, scene.log)
    let timer = scene.timer("tracking", in: .tracking)
    stage.wait(1)
    #expect(log.lines == [])
    scene.drag()
    stage.wait(0.5)
    #expect(log.lines == ["tracking 1.0", "tracking 1.5"])
    timer.invalidate()
    stage.touchUp()
    stage.settle()
  }

  @Test func `what is queued doesn't mind, what the loop is asked to perform does`() {
    let scene = Scene()
    let (stage, log) = (scene.stage, scene.log)
    scene.drag()
    RunLoop.main.perform { log("performed") }
    RunLoop.main.perform(inModes: [.common]) { log("performed in both") }
    DispatchQueue.main.async { log("queued") }
    stage.settle()
    #expect(log.lines == ["performed in both", "queued"])
    stage.touchUp()
    stage.settle()
    #expect(log.lines == ["performed in both", "queued", "performed"])
  }

  @Test func `content that goes on by itself keeps the loop in tracking mode`() {
    let scene = Scene()
    let stage = scene.stage
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.2)
    #expect(scene.scroll.isDecelerating)
    #expect(RunLoop.current.currentMode == .tracking)
    stage.wait(10)
    #expect(!scene.scroll.isDecelerating)
    #expect(RunLoop.current.currentMode == .default)
  }

  @Test func `a timer on another thread never fires, since its loop doesn't run`() {
    let scene = Scene()
    let (stage, log) = (scene.stage, scene.log)
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log("tick") }
      log("mode: \(RunLoop.current.currentMode?.rawValue ?? "none")")
    }
    stage.wait(1)
    #expect(log.lines == ["mode: none"])
  }

  @Test func `a display link tells of sixty frames a second, and of none while the thread is held`()
  {
    let scene = Scene()
    let stage = scene.stage
    final class Counter: UIResponder {
      var times: [TimeInterval] = []
      func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    _SelectorTable.register("frame:", Counter.frame(_:))
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: "frame:")
    link.add(to: .main, forMode: .common)
    stage.wait(1)
    #expect(counter.times.count == 60)
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.5) }
    stage.wait(0.5)
    #expect((60...61).contains(counter.times.count))
    link.isPaused = true
    stage.wait(1)
    #expect((60...61).contains(counter.times.count))
    link.invalidate()
  }
}
