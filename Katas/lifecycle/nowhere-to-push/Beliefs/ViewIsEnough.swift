import UIKit

func report(
  _ name: String, _ screen: UIViewController
) {
  let stack = screen.navigationController
  for _ in 1...3/*:2...9*/ {
    let next = UIViewController()
    stack?.pushViewController(next, animated: true)
  }
  let count = stack?.viewControllers.count ?? 0
  print("\(name), on the stack: \(count)")
}

let alone = UIViewController()
report("alone", alone)

let root = UIViewController()
let first = UINavigationController(
  rootViewController: root)
report("root", root)

let host = UIViewController()
let child = UIViewController()
let second = UINavigationController(
  rootViewController: host)
host.addChild(child)
host.view.addSubview(child.view)
child.didMove(toParent: host)
report("child", child)

let frame = UIViewController()
let guest = UIViewController()
let third = UINavigationController(
  rootViewController: frame)
frame.addChild(guest)
report("guest", guest)
