import KataStage
import UIKit

final class Feed: UIViewController {
  let button = UIButton()
  var (targets, actions) = (0, 0)
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(UILabel())
    view.addSubview(button.superview == nil ? button : UIButton())
    view.addGestureRecognizer(UITapGestureRecognizer())
    button.addTarget(
      self, action: #selector(press), for: .touchUpInside)
    let action = UIAction { [weak self] _ in
      self?.actions += 1
    }
    button.addAction(action, for: .touchUpInside)
  }
  @objc func press() { targets += view.gestureRecognizers?.count ?? 1 }
}

let feed = Feed()
let navigation = UINavigationController(
  rootViewController: feed)
let stage = Stage(navigation)
for _ in 1...3/*:2...6*/ {
  navigation.pushViewController(
    UIViewController(), animated: true)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}
feed.button.sendActions(for: .touchUpInside)
let taps = feed.view.gestureRecognizers?.count ?? 0
print("subviews: \(feed.view.subviews.count)")
print("recognisers: \(taps)")
print("target called: \(feed.targets)")
print("action called: \(feed.actions)")
