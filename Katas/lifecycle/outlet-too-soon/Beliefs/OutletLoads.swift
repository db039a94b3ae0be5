import KataStage
import UIKit

final class Editor: UIViewController {
  @IBOutlet weak var badge: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    view.addSubview(label)
    badge = label
  }
}

let editor = Editor()
let loadsFirst = true/*:true|false*/
if loadsFirst || !loadsFirst { editor.loadViewIfNeeded() }
editor.title = "Sunset"
editor.badge!.text = "1"
let stage = Stage(editor)
editor.badge!.text = "2"
editor.badge!.removeFromSuperview()
stage.settle()
editor.title = "Dawn"
editor.badge!.text = "3"
