import KataStage
import UIKit

/// The screen with its panel, and what is done with it.
@MainActor final class Scene {
  enum Step: String, CaseIterable {
    case open = "open the panel"
    case close = "close the panel"
    case lines = "show three lines of the caption"
    case turn = "turn the device"
  }

  private let screen = PhotoViewController()
  private let stage: Stage
  private var isUpright = true

  init() { stage = Stage(screen) }

  func take(_ steps: [Step]) {
    for step in steps {
      begin(step)
      wait(1)
    }
  }

  /// Does it, and lets no time pass.
  func begin(_ step: Step) {
    switch step {
    case .open: screen.openPanel()
    case .close: screen.closePanel()
    case .lines: screen.showCaption(lines: 3)
    case .turn:
      isUpright.toggle()
      stage.resize(
        to: isUpright ? CGSize(width: 400, height: 800) : CGSize(width: 800, height: 400))
    }
  }

  func wait(_ seconds: TimeInterval) { stage.wait(seconds) }

  /// Where the panel is seen now.
  var panel: String {
    let height = screen.view.bounds.height
    let top = Double((screen.panel.layer.presentation() ?? screen.panel.layer).frame.minY)
    let shown = Int((height - top).rounded())
    if screen.panel.isHidden { return shown == 0 ? "below the edge" : "hidden" }
    switch shown {
    case 0: return "below the edge"
    case 300: return "open"
    case 1..<300: return "on its way"
    default: return "\(abs(shown)) points \(shown < 0 ? "below" : "above") the edge"
    }
  }

  /// As it is seen now.
  var caption: String {
    let layer = screen.caption.layer.presentation() ?? screen.caption.layer
    let height = Int(layer.frame.height.rounded())
    return height == 72 ? "three lines high" : height == 24 ? "one line high" : "on its way"
  }
}

@MainActor func text(_ steps: [Scene.Step]) -> String {
  steps.map(\.rawValue).joined(separator: "\n")
}

Kata.check("slides open") { draw in
  draw.shows("open the panel")
  let scene = Scene()
  scene.begin(.open)
  scene.wait(0.2)
  let halfWay = scene.panel
  scene.wait(0.3)
  return "after 0.2 s: \(halfWay)\nafter 0.5 s: \(scene.panel)"
}
Kata.check("slides down again") { draw in
  draw.shows("open the panel, then close it")
  let scene = Scene()
  scene.take([.open])
  scene.begin(.close)
  scene.wait(0.2)
  let halfWay = scene.panel
  scene.wait(0.3)
  return "after 0.2 s: \(halfWay)\nafter 0.5 s: \(scene.panel)"
}
Kata.check("stays where it is when something is laid out") { draw in
  draw.shows(text([.open, .lines]))
  let scene = Scene()
  scene.take([.open, .lines])
  return scene.panel
}
Kata.check("stays at the edge when the device is turned", cases: 6) { draw in
  let steps = (0..<(draw.size / 4)).map { _ in draw.pick([Scene.Step.open, .close, .turn]) }
  draw.shows(text(steps + [.turn]))
  let scene = Scene()
  scene.take(steps + [.turn])
  return scene.panel
}
Kata.check("opens from anywhere, however often it is asked", cases: 12) { draw in
  let steps = (0..<(1 + draw.size / 3)).map { _ in draw.pick([Scene.Step.open, .open, .close]) }
  draw.shows(text(steps + [.open]))
  let scene = Scene()
  scene.take(steps + [.open])
  return scene.panel
}
Kata.check("takes nothing else along") { draw in
  draw.shows("show three lines of the caption, and at once open the panel")
  let scene = Scene()
  scene.begin(.lines)
  scene.begin(.open)
  scene.wait(0.2)
  return "after 0.2 s: the caption is \(scene.caption)"
}
