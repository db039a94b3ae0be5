import KataStage
import UIKit

let saved = Notification.Name("saved"/*:"saved"|"posted"*/)
let badge = UILabel()
let stage = Stage(badge)

let center = NotificationCenter.default
let token = center.addObserver(
  forName: saved, object: nil, queue: .main/*:.main|nil*/
) { _ in
  MainActor.assumeIsolated { badge.text = "1" }
}
center.post(name: saved, object: nil)
DispatchQueue.global().async {
  center.post(name: saved, object: nil)
}
stage.settle()

DispatchQueue.global().async {
  DispatchQueue.global().sync {
    MainActor.assumeIsolated { badge.text = "2" }
  }
  MainActor.assumeIsolated { badge.text = "3" }
}
stage.settle()
