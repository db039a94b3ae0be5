import KataStage
import UIKit

let feed = UIViewController()
let profile = UIViewController()
let album = UIViewController()
let photo = UIViewController()
let screens = [feed, profile, album, photo]

let navigation = UINavigationController(
  rootViewController: feed)
let stage = Stage(navigation)

func report(_ moment: String) {
  let loaded = screens.map { $0.isViewLoaded }
  print("\(moment): \(loaded)")
}

report("start")
let link = Array(screens.prefix(4/*:2...4*/))
navigation.setViewControllers(link, animated: true)
stage.wait(1)
link.forEach { $0.loadViewIfNeeded() }
report("link")
navigation.popViewController(animated: true)
stage.wait(1)
report("back")
