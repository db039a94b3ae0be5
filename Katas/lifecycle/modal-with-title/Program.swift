import KataStage
import UIKit

let list = UIViewController()
let navigation = UINavigationController(
  rootViewController: list)
let stage = Stage(navigation)

func show(_ name: String, wrapped: Bool) {
  let editor = UIViewController()
  let modal =
    wrapped
    ? UINavigationController(rootViewController: editor)
    : editor
  list.present(modal, animated: true)
  stage.wait(1)
  let stack = editor.navigationController
  stack?.pushViewController(UIViewController(), animated: true)
  stage.wait(1)
  print("\(name): \(stack?.viewControllers.count ?? 0)")
  print("below: \(navigation.viewControllers.count)")
  list.dismiss(animated: true)
  stage.wait(1)
}

show("a", wrapped: false/*:false|true*/)
show("b", wrapped: true/*:false|true*/)
show("c", wrapped: false)
