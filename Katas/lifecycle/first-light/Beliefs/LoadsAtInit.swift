import KataStage
import UIKit

final class Feed: UIViewController {
  override func loadView() {
    view = UIView()
  }
}

let feed = Feed()
print("\(Feed.self).loadView")
print("\(Feed.self).viewDidLoad")
print("the controller exists")
let stage = Stage(
  feed,
  tracing: [.appearance, .isAppearing])
