import KataStage
import UIKit

// An outlet is nil before the view is loaded; a weak one becomes nil when its view leaves the tree.
final class Profile: UIViewController {
  @IBOutlet weak var badge: UIView?
  @IBOutlet weak var photo: UIView!

  override func loadView() {
    let (root, badge, photo) = (UIView(), UIView(), UIView())
    for view in [badge, photo] { root.addSubview(view) }
    (self.badge, self.photo) = (badge, photo)
    view = root
  }
}

let profile = Profile()
print(profile.badge == nil, profile.photo == nil)
let stage = Stage(profile)
print(profile.badge == nil, profile.photo == nil)
profile.badge?.removeFromSuperview()
stage.settle()
print(profile.badge == nil, profile.photo.superview === profile.view)
