import KataStage
import UIKit

let names = ["feed", "profile", "album", "photo"]
let screens = names.map { _ in UIViewController() }
let navigation = UINavigationController(
  rootViewController: screens[0])
let stage = Stage(navigation)

func report(_ moment: String) {
  let loaded = zip(names, screens)
    .filter { $1.isViewLoaded }.map { $0.0 }
  print("\(moment): \(loaded.joined(separator: " "))")
}

report("start")
let link = Array(screens.prefix(4/*:2...4*/))
navigation.setViewControllers(link, animated: true)
stage.wait(1)
link.suffix(2).forEach { $0.loadViewIfNeeded() }
report("link")
navigation.popViewController(animated: true)
stage.wait(1)
report("back")
