import KataStage
import UIKit

typealias App = UIApplication

final class Feed: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    hear(
      App.didEnterBackgroundNotification,
      #selector(save))
    hear(
      App.willResignActiveNotification,
      #selector(pause))
    hear(
      App.didBecomeActiveNotification,
      #selector(play))
    hear(
      App.willEnterForegroundNotification,
      #selector(refresh))
  }
  func hear(
    _ name: Notification.Name, _ action: Selector
  ) {
    NotificationCenter.default.addObserver(
      self, selector: action, name: name, object: nil)
  }
  @objc func pause() { print("pauses") }
  @objc func save() { print("saves") }
  @objc func refresh() { print("refreshes") }
  @objc func play() { print("plays") }
}

let stage = Stage(Feed())
stage.trace(.loading, .appearance)
stage.enterBackground()
print("\(Feed.self).viewWillDisappear")
print("\(Feed.self).viewDidDisappear")
print("an hour later")
stage.enterForeground()
print("\(Feed.self).viewWillAppear")
print("\(Feed.self).viewDidAppear")
stage.settle()
