import UIKit

final class Feed: UIViewController {
  let label = UILabel()
  func show(_ text: String) { label.text = text }

  func reload() {
    show("loading")
    DispatchQueue.global().async {
      self.show("loaded")
      DispatchQueue.main/*:DispatchQueue.main|DispatchQueue.global()*/.async {
        self.show("queued")
      }
    }
    Task/*:Task|Task.detached*/ {
      self.show("one task")
    }
    Task.detached/*:Task.detached|Task*/ {
      self.show("another task")
    }
    Task.detached {
      self.show("awaited")
    }
  }

  nonisolated func log() {
    show("logged")
  }
  nonisolated func report() async {
    show("reported")
  }
}
