import KataModels
import KataStage
import Testing

@Suite("A timer")
@MainActor struct TimerTests {
  @Test func `that repeats fires at each multiple until it is invalidated`() {
    let stage = Stage(UIViewController())
    var times: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { times.append(stage.now) }
    }
    stage.wait(1.6)
    timer.invalidate()
    stage.wait(1)
    #expect(times == [0.5, 1, 1.5])
    #expect(!timer.isValid)
  }

  @Test func `that fires once invalidates itself`() {
    let stage = Stage(UIViewController())
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    stage.wait(2)
    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test func `runs only in a loop it was added to`() {
    let stage = Stage(UIViewController())
    var count = 0
    let timer = Timer(timeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    stage.wait(1)
    #expect(count == 0)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .common)
    stage.wait(1)
    timer.invalidate()
    #expect(count > 0)
  }

  @Test func `keeps what its block captures until it is invalidated`() {
    let stage = Stage(UIViewController())
    final class Owner {}
    weak var seen: Owner?
    let timer = {
      let owner = Owner()
      seen = owner
      nonisolated(unsafe) let captured = owner
      return Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = captured }
    }()
    stage.wait(3)
    #expect(seen != nil)
    timer.invalidate()
    #expect(seen == nil)
  }
}

@MainActor @Suite struct `A timer with a target` {
  final class Clock: UIResponder {
    var ticks: [String] = []
    func tick(_ timer: Timer) { ticks.append(timer.userInfo as? String ?? "none") }
  }

  init() { _SelectorTable.register("tick:", Clock.tick(_:)) }

  @Test func `sends it its selector`() {
    let (stage, clock) = (Stage(UIViewController()), Clock())
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: clock, selector: "tick:", userInfo: "badge", repeats: true)
    stage.wait(2)
    timer.invalidate()
    stage.wait(2)
    #expect(clock.ticks == ["badge", "badge"])
    #expect(timer.userInfo == nil)
  }

  @Test func `keeps it until it is invalidated`() {
    let stage = Stage(UIViewController())
    weak var seen: Clock?
    let timer = {
      let clock = Clock()
      seen = clock
      return Timer.scheduledTimer(
        timeInterval: 1, target: clock, selector: "tick:", userInfo: nil, repeats: true)
    }()
    stage.wait(2)
    #expect(seen != nil)
    timer.invalidate()
    #expect(seen == nil)
  }

  @Test func `that is late doesn't make up for what it missed`() {
    let (stage, clock) = (Stage(UIViewController()), Clock())
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: clock, selector: "tick:", userInfo: nil, repeats: true)
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 3.5) }
    stage.settle()
    #expect(clock.ticks.count == 1)
    stage.wait(0.5)
    #expect(clock.ticks.count == 2)
    timer.invalidate()
  }

  @Test func `that sets its date as it fires goes by that date`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let start = Timer(timeInterval: 2, repeats: false) { _ in }.fireDate - 2
    let timer = Timer(timeInterval: 2, repeats: true) { timer in
      log("\(MainActor.assumeIsolated { stage.now })")
      if log.lines.count == 1 { timer.fireDate = start + 2.5 }
    }
    RunLoop.main.add(timer, forMode: .common)
    stage.wait(5)
    timer.invalidate()
    #expect(log.lines == ["2.0", "2.5", "4.5"])
  }

  @Test func `fires first when it was told to`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let soon = Timer(timeInterval: 0.2, repeats: false) { _ in }.fireDate
    let timer = Timer(fire: soon, interval: 1, repeats: true) { _ in log("tick") }
    RunLoop.main.add(timer, forMode: .default)
    stage.wait(0.2)
    #expect(log.lines == ["tick"])
    timer.fireDate = soon + 3
    stage.wait(2.9)
    #expect(log.lines == ["tick"])
    stage.wait(0.1)
    #expect(log.lines == ["tick", "tick"])
    timer.invalidate()
  }
}
