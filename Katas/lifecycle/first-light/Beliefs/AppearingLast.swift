import KataStage
import UIKit

final class Feed: UIViewController {
  override func loadView() {
    view = UIView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("\(Feed.self).viewIsAppearing")
  }
}

let feed = Feed()
print("the controller exists")
let stage = Stage(
  feed,
  tracing: [.loading, .appearance])
