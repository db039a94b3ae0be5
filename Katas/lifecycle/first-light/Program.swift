import KataStage
import UIKit

final class Feed: UIViewController {
  override func loadView() {
    view = UIView()
  }
}

let feed = Feed()
print("the controller exists")
let stage = Stage(
  feed,
  tracing: [.loading, .appearance, .isAppearing])
