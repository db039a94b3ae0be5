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
for _ in 1...2/*:2...5*/ { _ = detail.viewIfLoaded }
print("looked: \(detail.loads)")
_ = { detail.isViewLoaded/*:isViewLoaded|view*/ }
print("read: \(detail.loads)")
for _ in 1...3/*:2...5*/ { detail.loadViewIfNeeded() }
print("forced: \(detail.loads)")
print("visits: \(detail.visits)")
