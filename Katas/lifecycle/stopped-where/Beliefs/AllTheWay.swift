import KataStage
import UIKit

final class Photo: UIViewController {
  var (early, late, fresh) = (0, 0, 0)  // running
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    early += 1
    late += 1
    fresh = 1  // stops the old one first
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    early -= 1
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    late -= 1
    fresh = 0
  }
}

let photo = Photo()
let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
navigation.pushViewController(photo, animated: true)
stage.wait(1)
for _ in 1...3/*:2...7*/ {
  stage.drag(
    from: CGPoint(x: 2, y: 400),
    to: CGPoint(x: 390, y: 400), over: 0.3)
  stage.wait(1)
}
print("early: \(photo.early)")
print("late: \(photo.late)")
print("fresh: \(photo.fresh)")
