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
profile.addChild(banner)
print("now addSubview")
profile.view.addSubview(banner.view)
banner.didMove(toParent: profile)
print("now didMove")
banner.didMove(toParent: profile)
