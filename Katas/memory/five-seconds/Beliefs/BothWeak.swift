import KataStage
import UIKit

final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5/*:5...9 by 2*/) {
      print("first counted")
    }
  }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 4/*:4...8 by 2*/) {
      [weak self] in
      self?.title = "Seen"
      let left = self != nil
      if left { print("second counted") }
    }
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
stage.trace(.memory)
navigation.pushViewController(Album(), animated: true)
stage.wait(1)
navigation.popViewController(animated: true)
stage.wait(1)
print("first closed")
navigation.pushViewController(Photo(), animated: true)
stage.wait(1)
navigation.popViewController(animated: true)
stage.wait(1)
print("second closed")
stage.wait(20)
