import UIKit

final class Board: UIView {}

final class Editor: UIViewController {
  var asksSuper = false
  override func loadView() {
    if asksSuper { super.loadView() }
    report("before")
    if !asksSuper { view = Board() }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    report("loaded")
  }
  func report(_ moment: String) {
    let root = viewIfLoaded
    let kind = root == nil ? "nil" : "\(type(of: root!))"
    print("super \(asksSuper), \(moment): \(kind)")
  }
}

let first = true/*:true|false*/
for asksSuper in [first, !first] {
  let editor = Editor()
  editor.asksSuper = asksSuper
  editor.loadViewIfNeeded()
}
