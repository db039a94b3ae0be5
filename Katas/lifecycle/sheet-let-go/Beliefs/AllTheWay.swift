import KataStage
import UIKit

final class Feed: UIViewController {}
final class Editor: UIViewController {}

let feed = Feed()
let stage = Stage(feed)
stage.trace(.appearance)
feed.present(Editor(), animated: true)
stage.wait(1)

stage.drag(
  from: CGPoint(x: 200, y: 150),
  to: CGPoint(x: 200, y: 780), over: 0.3)
stage.wait(1)
