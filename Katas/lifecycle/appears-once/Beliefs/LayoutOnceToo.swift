import KataStage
import UIKit

final class Photo: UIViewController {
  var (appearing, layouts) = (0, 0)
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearing += 1
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

let photo = Photo()
let navigation = UINavigationController(
  rootViewController: photo)
let stage = Stage(navigation)
let before = photo.layouts
for turn in 1...2/*:2...4*/ {
  stage.resize(to: turn % 2 == 1
    ? CGSize(width: 800, height: 400)
    : CGSize(width: 400, height: 800))
}
print("turned, laid out: \(photo.layouts < before)")
print("turned, appearing: \(photo.appearing)")

for _ in 1...2/*:1...4*/ {
  navigation.pushViewController(
    UIViewController(), animated: true)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}
print("came back, appearing: \(photo.appearing)")
