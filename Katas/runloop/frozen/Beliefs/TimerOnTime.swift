import KataStage
import UIKit

final class Photo: UIView {
  var (touch, tick, loaded) = (0.0, 0.0, 0.0)
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { touch = stage.now }
  @objc func ticked() { tick = stage.now }
}

let photo = Photo(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let stage = Stage(photo)
let start = Date()
DispatchQueue.main.asyncAfter(
  deadline: .now() + 0.5
) {
  Thread.sleep(forTimeInterval: 2/*:2...5*/)
}
DispatchQueue.global().asyncAfter(
  deadline: .now() + 1.25/*:1.25...1.75 by 0.25*/
) {
  let now = Date().timeIntervalSince(start)
  DispatchQueue.main.async { photo.loaded = now }
}
let timer = Timer.scheduledTimer(
  timeInterval: 1.4/*:1.4...2.2 by 0.1*/, target: photo,
  selector: #selector(Photo.ticked),
  userInfo: nil, repeats: false)

let due = timer.fireDate.timeIntervalSince(start)
stage.wait(1)
stage.touchDown(CGPoint(x: 200, y: 400))
stage.wait(9)
print("touch: \(photo.touch)")
print("timer: \(String(format: "%.1f", due))")
print("background block: \(photo.loaded)")
