import KataStage
import UIKit

final class Feed: UIViewController {}
final class Profile: UIViewController {}

let tabs = UITabBarController()
tabs.viewControllers = [Feed(), Profile()]
let stage = Stage(tabs)
tabs.viewControllers?.last?.loadViewIfNeeded()

stage.trace(.loading, .appearance)
tabs.selectedIndex = 1
print("selected")
stage.wait(1)
