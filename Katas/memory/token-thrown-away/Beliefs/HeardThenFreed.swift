import KataStage
import UIKit

var kept: [UIViewController] = []
let center = NotificationCenter.default
let saved = Notification.Name("saved")
let liked = Notification.Name("liked")

final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = center.addObserver(
      forName: saved, object: nil, queue: nil
    ) { [weak self] _ in
      let left = self != nil
      print(left ? "first screen hears" : "nobody hears")
    }
  }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    kept.append(self)
    _ = center.addObserver(
      forName: liked, object: nil, queue: nil
    ) { _ in
      print("second screen hears")
    }
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
stage.trace(.memory)
navigation.pushViewController(Album(), animated: true)
stage.wait(1/*:1|2*/)
navigation.popViewController(animated: true)
stage.wait(1)
print("first closed")
navigation.pushViewController(Photo(), animated: true)
stage.wait(1/*:1|2*/)
navigation.popViewController(animated: true)
stage.wait(1)
print("second closed")
for _ in 1...2/*:1...4*/ {
  center.post(name: saved, object: nil)
  center.post(name: liked, object: nil)
  kept = []
}
