import KataStage
import UIKit

final class Detail: UIViewController {
  var photo = "no photo"
  override func viewDidLoad() {
    super.viewDidLoad()
    print("set up with \(photo)")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("appears with \(photo)")
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
stage.trace(.loading)

let detail = Detail()
detail.photo = "a sunset"
detail.view.backgroundColor = .black/*:.black|.white|.orange*/
print("pushes")
navigation.pushViewController(detail, animated: true)
stage.wait(1)
