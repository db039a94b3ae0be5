import KataStage
import UIKit

final class Player: UIViewController {
  static var ticks = 0
  weak var timer: Timer?
  @objc func tick() { Player.ticks += 1 }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self,
      selector: #selector(tick), userInfo: nil,
      repeats: true/*:false|true*/)
  }
}

let stack = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(stack)
stack.pushViewController(Player(), animated: false)
stage.wait(0.5)
weak var player = stack.topViewController as? Player
weak var timer = player?.timer
stack.popViewController(animated: false)
stage.settle()
print("alive after the pop: \(player != nil)")
stage.wait(3/*:2...6*/)
print("ticks: \(Player.ticks)")
print("alive after them: \(player != nil)")
timer?.invalidate()
stage.wait(5)
print("alive in the end: \(player != nil)")
print("ticks in the end: \(Player.ticks)")
