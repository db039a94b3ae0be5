import UIKit

var shares = 0
final class Photo: UIView {
  var isLoaded = false
  @objc func share() { shares += 1 }
  override func canPerformAction(
    _ action: Selector, withSender sender: Any?
  ) -> Bool {
    if action == #selector(share) { return isLoaded }
    return super.canPerformAction(
      action, withSender: sender)
  }
}
final class Detail: UIViewController {
  @objc func share() { shares += 1 }
  @objc func rename() {}
}
let detail = Detail()
let (photo, badge, loose) = (Photo(), UIView(), Photo())
photo.addSubview(badge)
detail.view.addSubview(photo)

func ask(_ name: String, _ view: UIView, _ what: Selector) {
  var found =
    view.target(forAction: what, withSender: nil)
  if what == share, !photo.isLoaded, view !== loose { found = nil }
  let who = found is Photo ? "photo" : "detail"
  print("\(name): \(found == nil ? "nobody" : who)")
}
let share = #selector(Detail.share)
let rename = #selector(Detail.rename)
photo.isLoaded = true/*:true|false*/
ask("first", badge, share)
photo.isLoaded = false/*:false|true*/
ask("second", photo, share)
ask("third", badge, rename)
loose.isLoaded = true/*:false|true*/
ask("fourth", loose, share)
ask("fifth", loose, rename)
print("shares: \(shares)")
