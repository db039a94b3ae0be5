import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {}

let detail = Detail()
let navigation = UINavigationController(
  rootViewController: List())
let stage = Stage(navigation)
navigation.pushViewController(
  detail, animated: true)
stage.wait(1)

stage.trace(.loading, .appearance, .memory)
navigation.popViewController(animated: true)
stage.wait(1)
