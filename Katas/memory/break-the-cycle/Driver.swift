import KataStage
import UIKit

/// A feed on a navigation stack, with an editor that it has opened.
@MainActor final class App {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let stage: Stage
  private(set) weak var feed: FeedViewController?
  private(set) weak var editor: EditorViewController?

  init() {
    stage = Stage(navigation)
    let feed = FeedViewController()
    self.feed = feed
    navigation.pushViewController(feed, animated: true)
    stage.wait(1)
    edit()
  }

  /// The upload's steps end in the middle of a second.
  func edit() {
    feed?.edit()
    stage.wait(0.5)
    editor = navigation.topViewController as? EditorViewController
  }

  func closeEditor() {
    navigation.popToViewController(feed ?? navigation, animated: true)
    stage.wait(1)
  }

  func closeAll() {
    navigation.popToRootViewController(animated: true)
    stage.wait(1)
  }
}

Kata.check("shows how far the upload has come, also after it was covered", cases: 6) { draw in
  let seconds = draw.number(in: 1...4)
  let covers = draw.chance(oneIn: 2)
  draw.shows("open the editor\(covers ? ", cover it and come back" : ""), wait \(seconds) seconds")
  let app = App()
  if covers {
    app.navigation.pushViewController(UIViewController(), animated: true)
    app.stage.wait(0.5)
    app.navigation.popViewController(animated: true)
    app.stage.wait(0.5)
  }
  app.stage.wait(TimeInterval(covers ? seconds - 1 : seconds))
  let percent = app.editor.map { "percent: \($0.percent)" } ?? "the editor is gone"
  app.stage.wait(6)
  return withExtendedLifetime(app) { percent }
}
Kata.check("tells the feed when it is done") { draw in
  draw.shows("open the editor, wait 6 seconds, close it")
  let app = App()
  app.stage.wait(6)
  app.closeEditor()
  return "uploads: \(app.feed.map { "\($0.uploadCount)" } ?? "the feed is gone")"
}
Kata.check("an editor that is closed is gone, and its upload ends in peace", cases: 4) { draw in
  let seconds = draw.number(in: 0...6)
  draw.shows("open the editor, wait \(seconds) seconds, close it, wait 6 seconds")
  let app = App()
  app.stage.wait(TimeInterval(seconds))
  app.closeEditor()
  let soon = app.editor == nil
  app.stage.wait(6)
  return "when it is closed: \(soon ? "gone" : "alive")\n"
    + "in the end: \(app.editor == nil ? "gone" : "alive")"
}
Kata.check("when the feed is closed too, both are gone", cases: 2) { draw in
  let seconds = draw.number(in: 0...6)
  draw.shows("open the editor, wait \(seconds) seconds, close everything, wait 6 seconds")
  let app = App()
  app.stage.wait(TimeInterval(seconds))
  app.closeAll()
  app.stage.wait(6)
  return "the feed: \(app.feed == nil ? "gone" : "alive")\n"
    + "the editor: \(app.editor == nil ? "gone" : "alive")"
}
