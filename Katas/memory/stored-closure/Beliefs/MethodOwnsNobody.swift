import KataStage
import UIKit

final class Bar: UIView {
  var onSave: (() -> Void)?
}
final class Editor: UIViewController {
  let bar = Bar()
  func save() { title = "Saved" }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
weak var editor: Editor?

func visit(_ name: String, _ use: (Editor) -> Void) {
  navigation.pushViewController(Editor(), animated: true)
  stage.wait(1/*:1|2*/)
  editor = navigation.topViewController as? Editor
  editor.map(use)
  navigation.popViewController(animated: true)
  stage.wait(2)
  print("\(name): \(editor == nil ? "dead" : "alive")")
}

visit("closure") { editor in
  let isOwn = true/*:true|false*/
  let bar = isOwn ? editor.bar : Bar()
  bar.onSave = { editor.save() }
}
visit("method") { editor in
  editor.bar.onSave = { [weak editor] in editor?.save() }
}
visit("weak") { editor in
  editor.bar.onSave = { [weak editor] in editor?.save() }
}
visit("inner weak") { editor in
  editor.bar.onSave = {
    Task { [weak editor] in editor?.save() }
  }
}
visit("once") { editor in
  editor.bar.onSave = {
    editor.save()
    editor.bar.onSave = nil
  }
  let runs = true/*:true|false*/
  if runs { editor.bar.onSave?() }
}
