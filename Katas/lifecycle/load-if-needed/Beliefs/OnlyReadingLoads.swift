import UIKit

final class Detail: UIViewController {
  var loads = 0
  var visits = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
  }
}

let detail = Detail()
_ = detail.viewIfLoaded
print("asked: \(detail.isViewLoaded), \(detail.loads) loads")
for _ in 1...2/*:2...5*/ { _ = detail.viewIfLoaded }
print("forced: \(detail.isViewLoaded), \(detail.loads) loads")
for _ in 1...3/*:2...5*/ { _ = detail.view }
print("read: \(detail.isViewLoaded), \(detail.loads) loads")
print("visits: \(detail.visits)")
