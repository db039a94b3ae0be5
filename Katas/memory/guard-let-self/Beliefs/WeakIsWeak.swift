import KataStage
import UIKit

final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(5/*:7|5|9*/))
      print("first shows")
    }
  }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(4/*:4...8 by 2*/))
      guard let self else { return print("nobody") }
      print("second shows")
      title = "Loaded"
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
