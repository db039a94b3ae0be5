import KataStage
import UIKit

final class Editor: UIViewController {
  var setsBack = false
  var (sum, last): (CGFloat, CGFloat) = (0, 0)
  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      (sum, last) = (0, 0)
      pan.setTranslation(.zero, in: view)
    }
    if pan.state == .changed {
      last = pan.translation(in: view).x
      sum += last
      if setsBack, sum < 0 { pan.setTranslation(.zero, in: view) }
    }
  }
}
let editor = Editor()
let pan = UIPanGestureRecognizer(
  target: editor, action: #selector(Editor.dragged))
editor.view.addGestureRecognizer(pan)
let stage = Stage(editor)

for setsBack in [false, true] {
  editor.setsBack = setsBack
  var x = 20
  stage.touchDown(CGPoint(x: x, y: 400))
  for way in [50, 30/*:20...60 by 10*/, 20/*:20...60 by 10*/, 40/*:20...60 by 10*/] {
    x += way
    stage.touchMove(CGPoint(x: x, y: 400))
  }
  stage.touchUp()
  stage.wait(1)
  let drag = setsBack ? "set back" : "not set back"
  print("\(drag), sum: \(Int(editor.sum))")
  print("\(drag), last: \(Int(editor.last))")
}
