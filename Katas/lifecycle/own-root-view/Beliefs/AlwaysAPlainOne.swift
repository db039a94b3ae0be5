import UIKit

final class Board: UIView {}

final class Editor: UIViewController {
  var callsSuper = false
  override func loadView() {
    super.loadView()
    report("before")
    view = Board()
  }
  func report(_ moment: String) {
    let kind = viewIfLoaded.map { "\(type(of: $0))" }
    let answer = kind ?? "nil"
    print("super \(callsSuper), \(moment): \(answer)")
  }
}

let first = true/*:true|false*/
for callsSuper in [first, !first] {
  let editor = Editor()
  editor.callsSuper = callsSuper
  editor.loadViewIfNeeded()
  editor.report("loaded")
}
