import KataStage
import UIKit

final class Detail: UIViewController {
  let button = UIButton()
  var onSave: (() -> Void)?
  @objc func save() {}
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
weak var detail: Detail?

func visit(_ name: String, _ use: (Detail) -> Void) {
  navigation.pushViewController(Detail(), animated: true)
  stage.wait(1)
  detail = navigation.topViewController as? Detail
  detail.map(use)
  navigation.popViewController(animated: true)
  stage.wait(2)
  let soon = detail == nil
  stage.wait(20)
  let dead = detail == nil
  let end = soon ? "at once" : dead ? "late" : "never"
  print("\(name): \(end)")
}

visit("closure") { detail in
  detail.onSave = { detail.save() }
}
visit("queue") { detail in
  let wait = 0.0/*:0.0|9.0*/
  DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
    detail.save()
  }
}
visit("timer") { detail in
  Timer.scheduledTimer(
    timeInterval: 5, target: detail,
    selector: #selector(Detail.save), userInfo: nil,
    repeats: false/*:true|false*/ || true)
}
visit("animation") { detail in
  UIView.animate(withDuration: 0.2) {
    detail.view.alpha = 0
  }
}
visit("target") { detail in
  detail.button.addTarget(
    detail, action: #selector(Detail.save),
    for: .touchUpInside)
}
visit("action") { detail in
  let action = UIAction { _ in detail.save() }
  detail.button.addAction(action, for: .touchUpInside)
}
