import KataStage
import UIKit

var kept: [UIViewController] = []
let center = NotificationCenter.default
let saved = Notification.Name("saved")
var (methods, blocks) = (0, 0)

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    kept.append(self)
    center.addObserver(
      self, selector: #selector(hear), name: saved,
      object: nil)
    _ = center.addObserver(
      forName: saved, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { if self?.parent != nil { blocks += 1 } } }
  }
  @objc func hear() { methods += 1 }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
for _ in 1...3/*:2...6*/ {
  navigation.pushViewController(Photo(), animated: true)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}
center.post(name: saved, object: nil)
print("methods, all closed: \(methods)")
print("blocks, all closed: \(blocks)")

(methods, blocks) = (0, 0)
navigation.pushViewController(Photo(), animated: true)
stage.wait(1)
center.post(name: saved, object: nil)
print("methods, one open: \(methods)")
print("blocks, one open: \(blocks)")
