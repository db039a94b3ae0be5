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
navigation.setViewControllers(screens, animated: true/*:true|false*/)
stage.settle()
album.loadViewIfNeeded()
report("link")
navigation.popViewController(animated: true/*:true|false*/)
stage.settle()
report("back")
