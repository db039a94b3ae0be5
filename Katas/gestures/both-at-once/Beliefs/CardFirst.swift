import KataStage
import UIKit

final class Editor: UIViewController,
  UIGestureRecognizerDelegate
{
  var begun: [UIView: Int] = [:]
  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began else { return }
    begun[pan.view!, default: 0] += 1
  }
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith
      other: UIGestureRecognizer
  ) -> Bool { true }
}
let editor = Editor()
let card = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 400))
let photo = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 200))
editor.view.addSubview(card)
card.addSubview(photo)
let pans = [card, photo].map { view in
  let pan = UIPanGestureRecognizer(
    target: editor, action: #selector(Editor.dragged))
  view.addGestureRecognizer(pan)
  return pan
}
let stage = Stage(editor)
pans[1].isEnabled = false

func drag(at y: CGFloat, times: Int) {
  for _ in 1...times {
    stage.drag(
      from: CGPoint(x: 50, y: y), to: CGPoint(x: 350, y: y))
    stage.wait(1)
  }
}
drag(at: 100, times: 2/*:1...4*/)
pans[0/*:0|1*/].delegate = editor
pans[1].isEnabled = true
drag(at: 100, times: 3/*:1...4*/)
drag(at: 300, times: 1/*:1...4*/)
print("photo: \(editor.begun[photo] ?? 0)")
print("card: \(editor.begun[card] ?? 0)")
