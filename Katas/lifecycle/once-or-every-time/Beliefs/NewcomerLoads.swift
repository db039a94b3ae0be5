import KataStage
import UIKit

class Screen: UIViewController {
  var loads = 0
  var visits = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
  }
}

let (list, detail) = (Screen(), Screen())
let navigation = UINavigationController(
  rootViewController: list)
let stage = Stage(navigation)
for _ in 1...3/*:2...9*/ {
  navigation.pushViewController(
    detail, animated: true)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}
print("list loads: \(list.loads)")
print("list visits: \(list.visits)")
print("detail loads: \(detail.visits)")
print("detail visits: \(detail.visits)")
