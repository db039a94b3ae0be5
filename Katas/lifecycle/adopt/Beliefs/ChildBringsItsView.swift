import KataStage
import UIKit

final class Profile: UIViewController {}
final class Banner: UIViewController {}

let profile = Profile()
let stage = Stage(profile)
let banner = Banner()

stage.trace(.loading, .appearance, .containment)
print("now addChild")
profile.addChild(banner)
banner.loadViewIfNeeded()
print("now addSubview")
profile.view.addSubview(banner.view)
print("now didMove")
banner.didMove(toParent: profile)
