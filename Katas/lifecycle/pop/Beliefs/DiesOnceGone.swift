import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("\(Detail.self).deinit")
  }
}

let navigation = UINavigationController(
  rootViewController: List())
let stage = Stage(navigation)
navigation.pushViewController(
  Detail(), animated: true)
stage.wait(1)

stage.trace(.loading, .appearance)
navigation.popViewController(animated: true)
stage.wait(1)
