import KataStage
import UIKit

final class Album: UIViewController {
  var task: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task {
      try? await Task.sleep(for: .seconds(60/*:60|2.5|70*/))
      print("first task ends")
      self.title = "Rested"
    }
  }
  deinit { task?.cancel() }
}

final class Photo: UIViewController {
  var task: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task {
      try? await Task.sleep(for: .seconds(60/*:50...70 by 10*/))
      self.title = "Rested"
      if Task.isCancelled { return }
      print("second task ends")
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
stage.trace(.memory)
navigation.pushViewController(Album(), animated: true)
stage.wait(1)
navigation.popViewController(animated: true)
stage.wait(1)
print("first closed")
navigation.pushViewController(Photo(), animated: true)
stage.wait(1)
navigation.popViewController(animated: true)
stage.wait(1)
print("second closed")
stage.wait(90)
