import KataStage
import UIKit

/// A profile on the way, and a main thread that is watched: it is to do something each tenth of a
/// second.
@MainActor final class Scene {
  private let stage: Stage
  private let screen: ProfileViewController
  private var last = Date()
  private var longestGap: TimeInterval = 0
  private var timer: Timer?

  private static var count = 0

  /// A URL of its own for each case.
  static func url() -> URL {
    count += 1
    return URL(string: "https://photos.app/profile-\(count).json") ?? URL(fileURLWithPath: "/")
  }

  init(_ url: URL) {
    stage = Stage(UIViewController())
    // A second for each 20 kilobytes.
    stage.cost(of: .parsing, 50)
    screen = ProfileViewController(url: url)
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    stage.wait(1)
    stage.window.rootViewController = screen
  }

  private func tick() {
    longestGap = max(longestGap, Date().timeIntervalSince(last))
    last = Date()
  }

  var label: String { screen.nameLabel.text ?? "nothing" }

  func wait(_ seconds: TimeInterval) { stage.wait(seconds) }

  func end() -> String {
    timer?.invalidate()
    return longestGap < 0.3
      ? "the main thread was free all the time"
      : "the main thread stood still for \((longestGap * 10).rounded() / 10) seconds"
  }
}

func counted(_ seconds: Int) -> String { seconds == 1 ? "1 second" : "\(seconds) seconds" }

/// - Parameter kilobytes: how long the text about the person is.
func json(_ name: String, kilobytes: Int) -> Data {
  let about = String(repeating: "a", count: kilobytes * 1000)
  return Data("{\"name\": \"\(name)\", \"about\": \"\(about)\"}".utf8)
}

Kata.check("shows the name when it has come", cases: 6) { draw in
  let (name, seconds) = (draw.pick(["Ada", "Grace", "Linus"]), draw.number(in: 1...4))
  draw.shows("\(name)'s profile comes after \(counted(seconds))")
  let url = Scene.url()
  Stage.network.reply(to: url, after: TimeInterval(seconds), with: json(name, kilobytes: 1))
  let scene = Scene(url)
  scene.wait(0.5)
  let before = scene.label
  scene.wait(TimeInterval(seconds + 2))
  return "at first: \(before)\nin the end: \(scene.label)"
}
Kata.check("leaves the main thread free all the time", cases: 6) { draw in
  let (seconds, kilobytes) = (draw.number(in: 1...3), draw.number(in: 1...4) * 20)
  draw.shows(
    "a profile of \(kilobytes) kilobytes comes after \(counted(seconds))\n"
      + "and takes \(counted(kilobytes / 20)) to decode")
  let url = Scene.url()
  Stage.network.reply(
    to: url, after: TimeInterval(seconds), with: json("Ada", kilobytes: kilobytes))
  let scene = Scene(url)
  scene.wait(12)
  return scene.end()
}
Kata.check("says so when nothing comes") { draw in
  draw.shows("the network is gone")
  let url = Scene.url()
  Stage.network.fail(url, after: 1)
  let scene = Scene(url)
  scene.wait(3)
  return scene.label
}
Kata.check("says so when what comes can't be read") { draw in
  draw.shows("the server answers with a page instead of a profile")
  let url = Scene.url()
  Stage.network.reply(to: url, after: 1, with: Data("<html>".utf8))
  let scene = Scene(url)
  scene.wait(3)
  return scene.label
}
