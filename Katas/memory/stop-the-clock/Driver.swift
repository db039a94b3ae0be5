import KataStage
import UIKit

/// A clock on a navigation stack. It is counted between two glances at it, and never at a moment at
/// which a second may end.
@MainActor final class Scene {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let stage: Stage
  private(set) weak var clock: ClockViewController?

  init() {
    stage = Stage(navigation)
    let clock = ClockViewController()
    self.clock = clock
    navigation.pushViewController(clock, animated: true)
    stage.wait(1.2)
  }

  func cover() {
    navigation.pushViewController(UIViewController(), animated: true)
    stage.wait(1.2)
  }

  func comeBack() {
    navigation.popViewController(animated: true)
    stage.wait(1.2)
  }

  /// The user begins to swipe back and changes their mind.
  func swipe() {
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: 1)
    stage.wait(1.2)
  }

  func counted(in seconds: Int) -> String {
    let before = clock?.seconds ?? 0
    stage.wait(TimeInterval(seconds))
    return "in \(seconds) seconds it has counted \((clock?.seconds ?? 0) - before)"
  }
}

Kata.check("counts each second on the screen", cases: 4) { draw in
  let seconds = draw.number(in: 2...6)
  draw.shows("open the clock, wait \(seconds) seconds")
  return Scene().counted(in: seconds)
}
Kata.check("stands still while it is covered", cases: 4) { draw in
  let seconds = draw.number(in: 2...6)
  draw.shows("open the clock, cover it, wait \(seconds) seconds")
  let scene = Scene()
  scene.cover()
  return scene.counted(in: seconds)
}
Kata.check("goes on when it comes back", cases: 6) { draw in
  let (times, seconds) = (1 + draw.size / 4, draw.number(in: 2...6))
  draw.shows(
    "open the clock, cover it and come back\(times > 1 ? " \(times) times" : ""), "
      + "wait \(seconds) seconds")
  let scene = Scene()
  for _ in 1...times {
    scene.cover()
    scene.comeBack()
  }
  return scene.counted(in: seconds)
}
Kata.check("keeps its pace after a swipe back that is let go", cases: 6) { draw in
  let (times, seconds) = (1 + draw.size / 4, draw.number(in: 2...6))
  draw.shows(
    "open the clock, begin to swipe back and let go\(times > 1 ? ", \(times) times" : ""), "
      + "wait \(seconds) seconds")
  let scene = Scene()
  for _ in 1...times { scene.swipe() }
  return scene.counted(in: seconds)
}
Kata.check("is gone when it is closed") { draw in
  draw.shows("open the clock, close it")
  let scene = Scene()
  scene.comeBack()
  return scene.clock == nil ? "the clock is gone" : "the clock is alive"
}
