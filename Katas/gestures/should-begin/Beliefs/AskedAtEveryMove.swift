import KataStage
import UIKit

final class Editor: UIViewController,
  UIGestureRecognizerDelegate
{
  let pan = UIPanGestureRecognizer()
  var changes = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: #selector(dragged))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }
  @objc func dragged() {
    if pan.state == .changed { changes += 1 }
  }
  func gestureRecognizerShouldBegin(
    _ gesture: UIGestureRecognizer
  ) -> Bool {
    let speed = pan.velocity(in: view)
    return abs(speed.x) > abs(speed.y)
  }
}
let editor = Editor()
let stage = Stage(editor)

func drag(_ name: String, _ halves: String...) {
  editor.changes = 0
  var point = CGPoint(x: 50, y: 50)
  stage.touchDown(point)
  var pan_failed = false
  for half in halves {
    if half == "right", pan_failed {
      stage.touchUp()
      stage.touchDown(point)
    }
    pan_failed = half == "down" && editor.changes == 0
    for _ in 1...4/*:3...5*/ {
      if half == "right" { point.x += 30 }
      if half == "down" { point.y += 30 }
      stage.wait(0.05)
      stage.touchMove(point)
    }
  }
  stage.touchUp()
  stage.wait(1)
  print("\(name): \(editor.changes)")
}
drag("first", "right", "down")
drag("second", "down", "right")
drag("third", "down"/*:"right"|"down"*/, "down"/*:"right"|"down"*/)
