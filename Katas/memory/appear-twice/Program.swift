import KataStage
import UIKit

let center = NotificationCenter.default
let saved = Notification.Name("saved")

final class Feed: UIViewController {
  var (isBroken, calls) = (false, 0)
  override func viewDidLoad() {
    super.viewDidLoad()
    if !isBroken { observe() }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBroken { observe() }
  }
  func observe() {
    center.addObserver(
      self, selector: #selector(hear), name: saved,
      object: nil)
  }
  @objc func hear() { calls += 1 }
}

func test(_ isBroken: Bool, appearances: Int) {
  let feed = Feed()
  feed.isBroken = isBroken
  let navigation = UINavigationController(
    rootViewController: feed)
  let stage = Stage(navigation)
  for _ in 1..<appearances {
    let photo = UIViewController()
    navigation.pushViewController(photo, animated: true)
    stage.wait(1)
    navigation.popViewController(animated: true)
    stage.wait(1)
  }
  center.post(name: saved, object: nil)
  let name = isBroken ? "broken" : "mended"
  let verdict = feed.calls == 1 ? "passes" : "fails"
  print("\(name), shown \(appearances)x: \(verdict)")
}

let few = 1/*:3|2|1*/
let many = few + 2/*:1...5*/
for isBroken in [true, false] {
  test(isBroken, appearances: few)
  test(isBroken, appearances: many)
}
