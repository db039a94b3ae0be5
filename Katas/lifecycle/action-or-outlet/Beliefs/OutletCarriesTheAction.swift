import KataStage
import UIKit

final class Editor: UIViewController {
  @IBOutlet weak var send: UIButton?
  let heard: UIControl.Event = .touchDown/*:.touchDown|.touchUpOutside*/

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(
      x: 0, y: 0, width: 200, height: 60)
    view.addSubview(button)
    send = button
    for _ in 1...2/*:2...4*/ {
      button.addTarget(
        self, action: #selector(share),
        for: .touchUpInside)
    }
    let press = UIAction { _ in print("pressed") }
    button.addAction(press, for: heard)
  }
  @IBAction func share() { print("shared") }
}

let editor = Editor()
let stage = Stage(editor)
stage.tap(CGPoint(x: 100, y: 30))
print("without the outlet")
editor.send?.isEnabled = false
for _ in 1...1/*:1...2*/ {
  stage.tap(CGPoint(x: 100, y: 30))
}
