import KataStage
import UIKit

var (targetTicks, blockTicks) = (0, 0)

final class Album: UIViewController {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = .scheduledTimer(
      timeInterval: 1, target: self,
      selector: #selector(tick), userInfo: nil,
      repeats: true)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
  }
  @objc func tick() { targetTicks += 1 }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(
      withTimeInterval: 1, repeats: true
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.title = "Tick"
        blockTicks += 1
      }
    }
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
navigation.pushViewController(Album(), animated: true)
weak var album = navigation.topViewController
stage.wait(2.2/*:1.2...4.2 by 1*/)
navigation.popViewController(animated: true)
stage.wait(1)
navigation.pushViewController(Photo(), animated: true)
weak var photo = navigation.topViewController
stage.wait(2.2/*:1.2...4.2 by 1*/)
navigation.popViewController(animated: true)
stage.wait(6/*:5...9*/)
print("target ticks: \(targetTicks)")
print("album: \(album == nil ? "dead" : "alive")")
print("block ticks: \(blockTicks)")
print("photo: \(photo == nil ? "dead" : "alive")")
