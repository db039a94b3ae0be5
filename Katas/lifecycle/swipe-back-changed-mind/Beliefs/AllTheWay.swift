import KataStage
import UIKit

final class List: UIViewController {}
final class Detail: UIViewController {}

let stack = UINavigationController(
  rootViewController: List())
let stage = Stage(stack)
stack.pushViewController(Detail(), animated: true)
stage.wait(1)

stage.trace(.appearance)
stage.drag(
  from: CGPoint(x: 2, y: 400),
  to: CGPoint(x: 390, y: 400), over: 0.3)
stage.wait(1)
