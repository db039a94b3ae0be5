import KataStage
import UIKit

final class Editor: UIViewController {
  var (changes, floating, dimmed) = (0, 0, 0)
  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: add(1, 1)
    case .changed: changes += 1
    case .ended: add(-1, -1)
    case .cancelled: add(0, -1)
    default: break
    }
  }
  func add(_ floats: Int, _ dims: Int) {
    floating += floats
    dimmed += dims
  }
}
let editor = Editor()
let pan = UIPanGestureRecognizer(
  target: editor, action: #selector(Editor.dragged))
editor.view.addGestureRecognizer(pan)
let stage = Stage(editor)

func drag(isStopped: Bool) {
  stage.touchDown(CGPoint(x: 200, y: 50))
  for step in 1...6 {
    if isStopped, step == 5/*:3...6*/ {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    stage.touchMove(CGPoint(x: 200, y: 50 + 80 * step))
  }
  stage.touchUp()
  stage.wait(1)
}
drag(isStopped: false)
for _ in 1...2/*:2...4*/ { drag(isStopped: true) }
print("changes: \(editor.changes)")
print("floating: \(editor.floating)")
print("dimmed: \(editor.dimmed)")
