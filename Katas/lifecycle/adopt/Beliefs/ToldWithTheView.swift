import UIKit

final class Banner: UIViewController {
  override func willMove(
    toParent parent: UIViewController?
  ) {
    super.willMove(toParent: parent)
    print("will move")
  }
  override func didMove(
    toParent parent: UIViewController?
  ) {
    super.didMove(toParent: parent)
    print("did move")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("view loaded")
  }
}

let (profile, banner) = (UIViewController(), Banner())
banner.title = "News"/*:"News"|"Sale"|"Tips"*/
let fadesIn = false/*:true|false*/
if fadesIn { banner.view.alpha = 0 }

print("now addChild")
print("now addSubview")
profile.addChild(banner)
profile.view.addSubview(banner.view)
print("now didMove")
banner.didMove(toParent: profile)
