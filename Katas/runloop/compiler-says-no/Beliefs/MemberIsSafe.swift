import UIKit

final class Feed: UIViewController {
  let label = UILabel()
  func show(_ text: String) { label.text = text }

  func reload() {
    show("loading")
    DispatchQueue.global().async {
      self.show("loaded")
      DispatchQueue.main.async {
        self.show("on main")
      }
    }
    Task {
      self.show("in a task")
    }
    Task.detached {
      self.show("detached")
      await self.show("awaited")
    }
  }

  func log() {
    show("logged")
  }
  nonisolated func report() async {
    await show("reported")
  }
}
