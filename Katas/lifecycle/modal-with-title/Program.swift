import KataStage
import UIKit

let list = UIViewController()
let below = UINavigationController(
  rootViewController: list)
let stage = Stage(below)

func push(from editor: UIViewController) -> Int {
  let stack = editor.navigationController
  for _ in 1...2/*:1...5*/ {
    let next = UIViewController()
    stack?.pushViewController(next, animated: false)
  }
  return stack?.viewControllers.count ?? 0
}

let plain = UIViewController()
list.present(plain, animated: true)
stage.wait(1)
print("plain: \(push(from: plain))")
list.dismiss(animated: true)
stage.wait(1)

let editor = UIViewController()
let wrapper = UINavigationController(
  rootViewController: editor)
list.present(wrapper, animated: true)
stage.wait(1)
print("wrapped: \(push(from: editor))")
print("below: \(below.viewControllers.count)")
