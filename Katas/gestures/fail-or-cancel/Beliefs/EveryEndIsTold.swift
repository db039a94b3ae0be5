import KataStage
import UIKit

let states = [
  "possible", "began", "changed", "ended", "cancelled",
  "failed",
]  // by raw value
final class Editor: UIViewController {
  var last = "nothing"
  @objc func act(_ gesture: UIGestureRecognizer) {
    last = states[gesture.state.rawValue]
  }
}
let editor = Editor()
let tap = UITapGestureRecognizer()
let pan = UIPanGestureRecognizer()
for (y, gesture) in [(0, tap), (400, pan)] {
  let view = UIView(
    frame: CGRect(x: 0, y: y, width: 400, height: 400))
  gesture.addTarget(
    editor, action: #selector(Editor.act))
  view.addGestureRecognizer(gesture)
  editor.view.addSubview(view)
}
let stage = Stage(editor)

func touch(
  _ gesture: UIGestureRecognizer, moves: Int, end: String
) -> String {
  editor.last = "nothing"
  let y = gesture === tap ? 200 : 600
  stage.touchDown(CGPoint(x: 50, y: y))
  for step in 0..<moves {
    stage.touchMove(CGPoint(x: 100 + 50 * step, y: y))
  }
  if end == "call" { stage.touchCancel() }
  if end == "off" {
    pan.isEnabled = false
    pan.isEnabled = true
  }
  if end != "call" { stage.touchUp() }
  stage.wait(1)
  if editor.last == "nothing" {
    return end == "call" ? "cancelled" : "failed"
  }
  return editor.last
}
print("first:", touch(tap, moves: 4/*:0|4*/, end: "lift"))
print("second:", touch(tap, moves: 0, end: "call"))
print("third:", touch(pan, moves: 3, end: "call"/*:"lift"|"call"*/))
print("fourth:", touch(pan, moves: 2, end: "off"/*:"off"|"lift"|"call"*/))
print("fifth:", touch(pan, moves: 0/*:0|3*/, end: "lift"))
