import UIKit

final class Photo: UIView {}
final class Badge: UIView {}
class Cover: UIView {}
final class Hole: Cover {
  override func hitTest(
    _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}
let all = CGRect(x: 0, y: 0, width: 400, height: 200)
let place = CGRect(x: 0/*:0|100|200*/, y: 0, width: 200, height: 200)
let covers = [
  Cover(frame: all), Cover(frame: all), Hole(frame: all),
]
covers[1/*:0|1*/].isUserInteractionEnabled = false

for (number, cover) in covers.enumerated() {
  cover.backgroundColor = .clear
  cover.addSubview(Badge(frame: place))
  let photo = Photo(frame: all)
  photo.addSubview(cover)
  for x in [150/*:120|150|180*/, 250/*:220|250|280*/] {
    let finger = CGPoint(x: x, y: 100)
    let hit =
      cover.isUserInteractionEnabled
      ? photo.hitTest(finger, with: nil)! : cover
    print("\(number) at \(x): \(type(of: hit))")
  }
}
