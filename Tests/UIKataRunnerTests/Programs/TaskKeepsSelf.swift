import KataStage
import UIKit

// A task that uses self keeps it until it ends (evidence R07).
final class Detail: UIViewController {
  func load() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      _ = view
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
