import KataStage
import UIKit

/// An app with a feed in it, and what its user does.
@MainActor final class App {
  enum Step: String, CaseIterable {
    case save = "save a photo"
    case visit = "open a photo and come back"
    case cover = "open a photo, save it there, and come back"
    case sheet = "open a sheet, save a photo there, and close it"
    case tab = "go to another tab and come back"
    case swipe = "begin to swipe back, and let go"
  }

  let navigation = UINavigationController(rootViewController: UIViewController())
  let tabs = UITabBarController()
  let stage: Stage
  private(set) weak var feed: FeedViewController?

  init() {
    tabs.viewControllers = [navigation, UIViewController()]
    stage = Stage(tabs)
    open()
  }

  func open() {
    let feed = FeedViewController()
    self.feed = feed
    navigation.pushViewController(feed, animated: true)
    stage.wait(1)
  }

  func close() {
    navigation.popViewController(animated: true)
    stage.wait(1)
  }

  func save() {
    NotificationCenter.default.post(name: .photoSaved, object: nil)
    stage.settle()
  }

  func take(_ step: Step) {
    switch step {
    case .save: save()
    case .visit, .cover:
      navigation.pushViewController(UIViewController(), animated: true)
      stage.wait(1)
      if step == .cover { save() }
      close()
    case .sheet:
      navigation.present(UIViewController(), animated: true)
      stage.wait(1)
      save()
      navigation.dismiss(animated: true)
      stage.wait(1)
    case .tab:
      tabs.selectedIndex = 1
      stage.wait(1)
      tabs.selectedIndex = 0
      stage.wait(1)
    case .swipe:
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: 1)
      stage.wait(1)
    }
  }

  var count: String { feed.map { "counted: \($0.savedCount)" } ?? "the feed is gone" }
}

@MainActor func run(_ draw: inout Kata.Draw, _ kinds: [App.Step]) -> String {
  let steps = (0..<(1 + draw.size / 3)).map { _ in draw.pick(kinds) } + [.save]
  draw.shows(steps.map(\.rawValue).joined(separator: "\n"))
  let app = App()
  for step in steps { app.take(step) }
  return app.count
}

Kata.check("counts each photo once, however often the feed comes back", cases: 12) { draw in
  run(&draw, [.visit, .tab, .save])
}
Kata.check("counts what is saved while the feed is covered", cases: 12) { draw in
  run(&draw, [.cover, .sheet])
}
Kata.check("counts once after a swipe back that is let go", cases: 8) { draw in
  run(&draw, [.swipe])
}
Kata.check("dies when it is closed") { draw in
  draw.shows("save a photo, close the feed")
  let app = App()
  app.save()
  app.close()
  return app.feed == nil ? "the feed is gone" : "the feed is alive"
}
Kata.check("counts in a feed that is opened later, too") { draw in
  draw.shows("close the feed, open another, save a photo")
  let app = App()
  app.close()
  app.open()
  app.save()
  return app.count
}
