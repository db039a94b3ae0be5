import KataStage
import UIKit

final class Feed: UIViewController {}
final class Editor: UIViewController {}

let feed = Feed()
let stage = Stage(feed)

stage.trace(.loading, .appearance)
let editor = Editor()
editor.modalPresentationStyle = .fullScreen
feed.present(editor, animated: true)
stage.wait(1)
