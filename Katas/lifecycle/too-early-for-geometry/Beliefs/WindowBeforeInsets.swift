import KataStage
import UIKit

final class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    report("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report("viewIsAppearing")
  }
  func report(_ callback: String) {
    let hasWindow = callback != "viewDidLoad"
    let isSafe = callback == "viewIsAppearing"
    let window = hasWindow ? "window" : "no window"
    print("\(callback): \(window), \(isSafe ? home.bottom : 0)")
  }
}

let home = UIEdgeInsets(
  top: 0, left: 0, bottom: 34/*:20...40 by 2*/, right: 0)
let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation, safeArea: home)
navigation.pushViewController(
  Detail(), animated: true)
stage.wait(1)
