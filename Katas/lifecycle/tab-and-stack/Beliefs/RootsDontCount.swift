import KataStage
import UIKit

let feed = UINavigationController(
  rootViewController: UIViewController())
let profile = UINavigationController(
  rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [feed, profile]
let stage = Stage(tabs)

func push(_ count: Int) {
  for _ in 1...count {
    let shown = tabs.selectedIndex == 0 ? feed : profile
    shown.pushViewController(UIViewController(), animated: true)
    stage.wait(1)
  }
}

push(2/*:1...4*/)
tabs.selectedIndex = 1
stage.wait(1)
push(1/*:1...4*/)
tabs.selectedIndex = 0
stage.wait(1)
push(1)
profile.popToRootViewController(animated: true)
stage.wait(1)
print("feed: \(feed.viewControllers.count - 1)")
print("profile: \(profile.viewControllers.count - 1)")
print("shown: \(tabs.selectedIndex == 0 ? "feed" : "profile")")
