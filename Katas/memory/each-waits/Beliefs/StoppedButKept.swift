import KataStage
import UIKit

class Clock: UIViewController {
  var ticks = 0
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = .scheduledTimer(
      timeInterval: 1, target: self,
      selector: #selector(tick), userInfo: nil,
      repeats: true)
  }
  @objc func tick() {
    ticks += 1
    total = ticks
  }
}
final class Early: Clock {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    kept.append(self)
  }
}
final class Late: Clock {
  isolated deinit { timer?.invalidate() }
}

var total = 0
var kept: [UIViewController] = []
weak var clock: UIViewController?
let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)

func visit(_ name: String, _ make: () -> UIViewController) {
  navigation.pushViewController(make(), animated: true)
  clock = navigation.topViewController
  stage.wait(2.2/*:1.2...5.2 by 1*/)
  navigation.popViewController(animated: true)
  stage.wait(6/*:3...9*/)
  print("\(name) ticks: \(total)")
  print("\(name): \(clock == nil ? "dead" : "alive")")
}

visit("early") { Early() }
visit("late") { Late() }
