import KataStage
import UIKit

// A task that doesn't use self lets it go at once (evidence R08).
final class Detail: UIViewController {
  func load() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      print("task ends")
    }
  }

  deinit { print("deinit") }
}

let stage = Stage(UIViewController())
var detail: Detail? = Detail()
detail?.load()
print("drop")
detail = nil
stage.wait(2)
