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

let banner = UIWindow(windowScene: stage.window.windowScene!)
banner.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
banner.windowLevel = .alert/*:.alert|.statusBar*/
banner.rootViewController = Screen()
banner.rootViewController?.title = "banner"
banner.isHidden = false
banner.isUserInteractionEnabled = false

for y in [100/*:50|100|150*/, 500/*:400|500|600*/] {
  stage.tap(CGPoint(x: 200, y: y))
  stage.wait(1)
}
let parent = banner.superview
print("superview: \(parent == nil ? "nil" : "a view")")
print("key window: \(banner.isKeyWindow ? "banner" : "photo")")
