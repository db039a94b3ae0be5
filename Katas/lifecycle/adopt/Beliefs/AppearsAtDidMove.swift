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
print("now addSubview")
banner.loadViewIfNeeded()
print("now didMove")
profile.view.addSubview(banner.view)
banner.didMove(toParent: profile)
