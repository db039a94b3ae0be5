import KataStage
import UIKit

final class Feed: UIViewController {
  var (first, second) = (0, 0)
  let saved = Notification.Name("saved")
  let center = NotificationCenter.default

  override func viewDidLoad() {
    super.viewDidLoad()
    center.addObserver(
      self, selector: #selector(one), name: saved,
      object: nil)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if title != nil { return }
    title = "Feed"
    center.addObserver(
      self, selector: #selector(two), name: saved,
      object: nil)
  }
  @objc func one() { first += 1 }
  @objc func two() { second += 1 }
}

let feed = Feed()
let navigation = UINavigationController(
  rootViewController: feed)
let stage = Stage(navigation)
for _ in 1...3/*:2...5*/ {
  navigation.pushViewController(
    UIViewController(), animated: true)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}
for _ in 1...2/*:2...4*/ {
  let sheet = UIViewController()
  sheet.modalPresentationStyle = .pageSheet
  feed.present(sheet, animated: true)
  stage.wait(1)
  feed.dismiss(animated: true)
  stage.wait(1)
}
feed.center.post(name: feed.saved, object: nil)
print("added in viewDidLoad: \(feed.first)")
print("added in viewWillAppear: \(feed.second)")
