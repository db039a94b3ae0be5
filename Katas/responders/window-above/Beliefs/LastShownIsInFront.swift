import KataStage
import UIKit

final class Screen: UIViewController {
  var taps = 0
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { taps += 1 }
}
final class Overlay: UIWindow {
  override func hitTest(
    _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == rootViewController?.view ? nil : hit
  }
}
let (feed, toast, alert) = (Screen(), Screen(), Screen())
let stage = Stage(feed)
let scene = stage.window.windowScene!
let top = UIWindow(windowScene: scene)
top.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
top.windowLevel = .alert
top.rootViewController = alert
let overlay = Overlay(windowScene: scene)
overlay.windowLevel = .alert + 1
overlay.rootViewController = toast
let place = CGRect(x: 0, y: 100, width: 400, height: 300)
toast.view.addSubview(UIView(frame: place))
top.isHidden = false/*:true|false*/
overlay.isHidden = false

for _ in 1...2/*:1...5*/ { stage.tap(CGPoint(x: 200, y: 50)) }
for _ in 1...3/*:1...5*/ { stage.tap(CGPoint(x: 200, y: 150)) }
for _ in 1...4/*:1...5*/ { stage.tap(CGPoint(x: 200, y: 300)) }
for _ in 1...5/*:1...5*/ { stage.tap(CGPoint(x: 200, y: 600)) }
print("feed: \(feed.taps)")
print("toast: \(toast.taps)")
print("alert: \(alert.taps)")
