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
