import KataStage
import UIKit

final class Feed: UIViewController {
  var (left, back) = (0, 0)
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    left += 1
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    back += 1
  }
}

let feed = Feed()
let stage = Stage(feed)
func edit(_ name: String, style: UIModalPresentationStyle) {
  (feed.left, feed.back) = (0, 0)
  let editor = UIViewController()
  editor.modalPresentationStyle =
    style == .overFullScreen ? .fullScreen : style
  feed.present(editor, animated: true)
  stage.wait(1)
  feed.dismiss(animated: true)
  stage.wait(1)
  print("\(name): \(feed.left) left, \(feed.back) back")
}

edit("a", style: .fullScreen)
edit("b", style: .automatic)
edit("c", style: .pageSheet/*:.pageSheet|.fullScreen*/)
edit("d", style: .overFullScreen/*:.overFullScreen|.pageSheet*/)
