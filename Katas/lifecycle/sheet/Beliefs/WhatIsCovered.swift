import KataStage
import UIKit

final class Feed: UIViewController {
  var heard = 0
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard += 1
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard += 1
  }
}

let feed = Feed()
let stage = Stage(feed)
func edit(
  _ name: String, style: UIModalPresentationStyle
) {
  feed.heard = 0
  let editor = UIViewController()
  editor.modalPresentationStyle =
    style == .overFullScreen ? .fullScreen : style
  feed.present(editor, animated: true)
  stage.wait(1)
  feed.dismiss(animated: true)
  stage.wait(1)
  print("\(name): \(feed.heard)")
}

edit("a", style: .pageSheet/*:.pageSheet|.overFullScreen|.fullScreen*/)
edit("b", style: .automatic)
edit("c", style: .fullScreen)
edit("d", style: .overFullScreen/*:.overFullScreen|.pageSheet|.fullScreen*/)
