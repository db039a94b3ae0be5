import KataStage
import UIKit

final class Screen: UIViewController {
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    print("touched: \(title ?? "")")
  }
}

let photo = Screen()
photo.title = "photo"
let stage = Stage(photo)

let banner = UIWindow(
  windowScene: stage.window.windowScene!)
banner.frame = CGRect(
  x: 0, y: 0, width: 400/*:300...400 by 10*/, height: 200/*:100|200|300*/)
banner.windowLevel = .alert/*:.alert|.statusBar*/
banner.rootViewController = Screen()
banner.rootViewController?.title = "banner"
banner.isHidden = false
let takesKeys = false/*:true|false*/
if takesKeys || true { banner.makeKey() }

let parent = banner.superview
print("superview: \(parent == nil ? "nil" : "view")")
let key = banner.isKeyWindow ? "banner" : "photo"
print("key window: \(key)")

for y in [50/*:50|150|250*/, 350/*:150|250|350*/] {
  stage.tap(CGPoint(x: 200, y: y))
  stage.wait(1)
}
