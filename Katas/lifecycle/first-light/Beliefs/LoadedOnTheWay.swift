import KataStage
import UIKit

final class Feed: UIViewController {
  override func loadView() {
    print("\(Feed.self).loadView")
    view = UIView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("\(Feed.self).viewDidLoad")
  }
}

let feed = Feed()
print("the controller exists")
let stage = Stage(
  feed,
  tracing: [.appearance, .isAppearing])
