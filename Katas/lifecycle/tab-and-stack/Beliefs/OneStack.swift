import KataStage
import UIKit

let stacks = (0...1).map { _ in
  UINavigationController(
    rootViewController: UIViewController())
}
let tabs = UITabBarController()
tabs.viewControllers = stacks
let stage = Stage(tabs)

func push(_ count: Int) {
  for _ in 0..<count {
    let next = UIViewController()
    stacks[0].pushViewController(next, animated: true)
    stage.wait(1)
  }
}

push(2/*:1...4*/)
tabs.selectedIndex = 1
push(3/*:1...4*/)
tabs.selectedIndex = 0
push(1/*:1...2*/)
_ = 1/*:0...1*/
stacks[0].popToRootViewController(animated: true)
stage.wait(1)
print("tab 0: \(stacks[0].viewControllers.count)")
print("tab 1: \(stacks[0].viewControllers.count)")
print("shown: \(tabs.selectedIndex)")
