import KataStage
import UIKit

let photo = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let single = UITapGestureRecognizer()
single.name = "single"
let double = UITapGestureRecognizer()
double.name = "double"
double.numberOfTapsRequired = 2
photo.addGestureRecognizer(single)

let stage = Stage(photo, tracing: [.gestures])
let middle = CGPoint(x: 150, y: 150)
stage.tap(middle, count: 2)
stage.wait(2)
print("double.ended")

photo.addGestureRecognizer(double)
single.require(toFail: double)
print("single waits")
stage.tap(middle, count: 2/*:1|2*/)
stage.wait(2)
stage.tap(middle, count: 1/*:1|2*/)
stage.wait(2)
