import KataStage
import UIKit

/// A screen that notes what it hears of its moves, and whether its view is in at that moment.
class Screen: UIViewController {
  let name: String
  private(set) var moves: [String] = []
  private(set) var appearances: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = UIView() }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove", parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove", parent)
  }

  private func note(_ move: String, _ parent: UIViewController?) {
    let isIn = viewIfLoaded?.superview != nil
    moves.append("\(move)(\(parent == nil ? "nil" : "switcher")), view \(isIn ? "in" : "not in")")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.append("disappears")
  }
}

/// A switcher on the screen, three screens, and which of them are shown in turn.
@MainActor final class Scene {
  let switcher = SwitcherViewController()
  let screens = [Screen("Feed"), Screen("Album"), Screen("Profile")]
  let stage: Stage
  let shown: [Screen]

  /// - Parameters:
  ///   - fewest: how many screens are shown at least.
  ///   - repeats: whether a screen may be shown that is there already.
  init(_ draw: inout Kata.Draw, fewest: Int = 1, repeats: Bool = false) {
    stage = Stage(switcher)
    var shown: [Screen] = []
    for _ in 0..<(fewest + draw.size / 2) {
      let others = screens.filter { repeats || $0 !== shown.last }
      shown.append(repeats && draw.chance(oneIn: 2) ? shown.last ?? others[0] : draw.pick(others))
    }
    self.shown = shown
    draw.shows(shown.map { "show \($0.name)" }.joined(separator: "\n"))
  }

  @discardableResult func run() -> Scene {
    for screen in shown {
      switcher.show(screen)
      stage.settle()
    }
    return self
  }

  func names(_ controllers: [UIViewController]) -> String {
    let names = controllers.map { ($0 as? Screen)?.name ?? "another" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// Where the views are that can be seen, in the window.
  var frames: String {
    let visible = screens.filter { $0.viewIfLoaded?.window != nil }
    let lines = visible.map { screen in
      let frame = screen.view.convert(screen.view.bounds, to: nil)
      return "\(screen.name)'s view is at (\(Int(frame.minX)), \(Int(frame.minY))), "
        + "\(Int(frame.width))×\(Int(frame.height))"
    }
    return lines.isEmpty ? "no view is in" : lines.joined(separator: "\n")
  }

  var parents: String {
    "children: \(names(switcher.children))\ncurrent: \(names(switcher.current.map { [$0] } ?? []))"
  }
}

Kata.check("the screen shown last is the only child", cases: 20) { draw in
  Scene(&draw).run().parents
}
Kata.check("its view is the only one, and fills the switcher", cases: 20) { draw in
  Scene(&draw).run().frames
}
Kata.check("it still does when the device is turned", cases: 10) { draw in
  let scene = Scene(&draw).run()
  scene.stage.resize(to: CGSize(width: 800, height: 400))
  return scene.frames
}
Kata.check("one that comes hears both moves once, its view in between", cases: 10) { draw in
  let scene = Scene(&draw).run()
  return scene.shown[0].moves.prefix(2).joined(separator: "\n")
}
Kata.check("one that goes hears both moves once, its view gone in between", cases: 10) { draw in
  let scene = Scene(&draw, fewest: 2).run()
  return scene.shown[0].moves.filter { $0.contains("(nil)") }.prefix(2).joined(separator: "\n")
}
Kata.check("showing the current screen again changes nothing", cases: 20) { draw in
  let scene = Scene(&draw, repeats: true).run()
  return scene.screens.filter(scene.shown.contains)
    .map { "\($0.name) \($0.appearances.joined(separator: ", "))" }
    .joined(separator: "\n")
}
Kata.check("a screen that is out is let go") { _ in
  let switcher = SwitcherViewController()
  let stage = Stage(switcher)
  weak var first: UIViewController?
  do {
    let screen = UIViewController()
    first = screen
    switcher.show(screen)
  }
  stage.settle()
  let before = first == nil ? "gone" : "alive"
  switcher.show(UIViewController())
  stage.wait(1)
  return "shown: \(before)\nafter the next one is shown: \(first == nil ? "gone" : "alive")"
}
