import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {}

let navigation = UINavigationController(
  rootViewController: List())
let stage = Stage(navigation)
navigation.pushViewController(
  Detail(), animated: true)
stage.wait(1)

stage.trace(.loading, .appearance)
navigation.popViewController(animated: true)
print("\(Detail.self).deinit")
stage.wait(1)
