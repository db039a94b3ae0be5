import KataStage
import UIKit

final class Feed: UIViewController {
  override func loadView() {
    print("\(Feed.self).viewDidLoad")
    print("\(Feed.self).loadView")
    view = UIView()
  }
}

let feed = Feed()
print("the controller exists")
let stage = Stage(
  feed,
  tracing: [.appearance, .isAppearing])
