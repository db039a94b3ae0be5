import KataStage
import UIKit

final class Detail: UIViewController {
  @objc func save() {}
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
let center = NotificationCenter.default
let saved = Notification.Name("saved")
let button = UIButton()
var recent: [UIViewController] = []
var (timer, token): (Timer?, NSObjectProtocol?)
var targets: [UIViewController] = []
weak var detail: Detail?

func open() {
  let new = Detail()
  detail = new
  navigation.pushViewController(new, animated: true)
  targets = [new]
  let save = #selector(Detail.save)
  button.addTarget(new, action: save, for: .touchUpInside)
  center.addObserver(
    new, selector: save, name: saved, object: nil)
  token = center.addObserver(
    forName: saved, object: nil, queue: nil
  ) { _ in MainActor.assumeIsolated { new.save() } }
  timer = .scheduledTimer(
    timeInterval: 1/*:0.5|1*/, target: new, selector: save,
    userInfo: nil, repeats: true/*:true|false*/)
  let isRecent = true/*:false|true*/
  if isRecent { recent.append(new) }
  stage.wait(2)
}

func check(_ step: String) {
  stage.wait(1)
  let state = detail == nil ? "dead" : "alive"
  print("\(step): \(state)")
}

open()
if let token { center.removeObserver(token) }
token = nil
check("token removed")
navigation.popViewController(animated: true)
check("popped")
timer?.invalidate()
check("timer invalidated")
recent = []
check("list emptied")
targets = []
button.removeTarget(nil, action: nil, for: .allEvents)
check("target removed")
