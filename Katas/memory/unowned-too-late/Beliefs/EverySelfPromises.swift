import KataStage
import UIKit

final class Painter {
  unowned let photo: UIViewController
  init(_ photo: UIViewController) { self.photo = photo }

  func paint() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      self.photo.title = "Dawn"
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      print(self.photo.isViewLoaded)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 7) {
      self.photo.view.alpha = 0.5
    }
  }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Painter(self).paint()
    DispatchQueue.main.asyncAfter(deadline: .now() + 4/*:5.5|4|6|2*/) {
      fatalError(self.title ?? "Night")
    }
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
navigation.pushViewController(Photo(), animated: true)
stage.wait(1)
navigation.popViewController(animated: true)
stage.wait(10)
print("closed")
