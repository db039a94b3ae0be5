import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("\(Detail.self).viewWillDisappear")
    print("\(Detail.self).viewDidDisappear")
    print("\(Detail.self).deinit")
    print("\(List.self).viewWillAppear")
    print("\(List.self).viewDidAppear")
  }
}

let navigation = UINavigationController(
  rootViewController: List())
let stage = Stage(navigation)
navigation.pushViewController(
  Detail(), animated: true)
stage.wait(1)

navigation.popViewController(animated: true)
stage.wait(1)
