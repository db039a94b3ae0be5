import KataStage
import UIKit

typealias App = UIApplication

final class Feed: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(pause),
      name: App.didEnterBackgroundNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(refresh),
      name: App.willEnterForegroundNotification,
      object: nil)
  }
  @objc func pause() { print("pauses") }
  @objc func refresh() { print("refreshes") }
}

let stage = Stage(Feed())
stage.trace(.loading, .appearance)
stage.enterBackground()
print("an hour later")
stage.enterForeground()
stage.settle()
