import UIKit

func report(_ name: String, _ screen: UIViewController) {
  for _ in 1...3/*:2...9*/ {
    screen.navigationController?
      .pushViewController(UIViewController(), animated: true)
  }
  let stack = screen.navigationController?.viewControllers
  print("\(name), on the stack: \(stack?.count ?? 0)")
}

let alone = UIViewController()
report("alone", alone)

let root = UIViewController()
let first = UINavigationController(rootViewController: root)
report("root", root)

let (host, child) = (UIViewController(), UIViewController())
let second = UINavigationController(rootViewController: host)
host.addChild(child)
host.view.addSubview(child.view)
child.didMove(toParent: host)
report("child", child)

let (frame, guest) = (UIViewController(), UIViewController())
let third = UINavigationController(rootViewController: frame)
frame.addChild(guest)
report("guest", guest)
