import UIKit

var (wills, dids) = (0, 0)

final class Banner: UIViewController {
  override func willMove(
    toParent parent: UIViewController?
  ) {
    super.willMove(toParent: parent)
    wills += 1
  }
  override func didMove(
    toParent parent: UIViewController?
  ) {
    super.didMove(toParent: parent)
    dids += 1
  }
}

func letGo(
  _ way: String, will: Bool, child: Bool, did: Bool
) {
  let profile = UIViewController()
  let banner = Banner()
  profile.addChild(banner)
  profile.view.addSubview(banner.view)
  banner.didMove(toParent: profile)
  (wills, dids) = (0, 0)
  if will { banner.willMove(toParent: nil) }
  banner.view.removeFromSuperview()
  if child {
    banner.willMove(toParent: nil)
    banner.removeFromParent()
  }
  if did { banner.didMove(toParent: nil) }
  print("\(way): \(wills) will, \(dids) did")
}

letGo("a", will: true, child: true, did: false/*:false|true*/)
letGo("b", will: false, child: true, did: false)
letGo("c", will: false/*:false|true*/, child: false, did: false)
letGo("d", will: true/*:true|false*/, child: true, did: true)
