import KataStage
import UIKit

final class Photo: UIViewController {}
final class Editor: UIViewController {}

func show(_ screen: UIViewController, from host: Photo) {
  screen.modalPresentationStyle = .pageSheet/*:.pageSheet|.fullScreen*/
  host.present(screen, animated: false)
}

func report(_ place: String, _ screen: UIViewController) {
  let presenter = screen.presentingViewController
  let name = presenter.map { "\(type(of: $0))" }
  print("\(place): \(name ?? "nil")")
}

let single = Photo()
let stage1 = Stage(single)
let editor1 = Editor()
show(editor1, from: single)
report("from a root", editor1)

let second = Photo()
let stack2 = UINavigationController(
  rootViewController: second)
let stage2 = Stage(stack2)
let editor2 = Editor()
show(editor2, from: second)
report("from a stack", editor2)

let third = Photo()
let tabs = UITabBarController()
tabs.viewControllers = [
  UINavigationController(rootViewController: third)
]
let stage3 = Stage(tabs)
let editor3 = Editor()
let wrapper = UINavigationController(
  rootViewController: editor3)
show(wrapper, from: third)
report("from a stack in a tab", wrapper)
report("and inside of that", editor3)

let fourth = Photo()
let stack4 = UINavigationController(
  rootViewController: fourth)
let stage4 = Stage(stack4)
let editor4 = Editor()
stack4.pushViewController(editor4, animated: false)
report("pushed", editor4)
