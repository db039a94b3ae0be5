import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {}

let navigation = UINavigationController(
  rootViewController: List())
let stage = Stage(navigation)

stage.trace(.loading, .appearance)
navigation.pushViewController(
  Detail(), animated: true)
stage.wait(1)
