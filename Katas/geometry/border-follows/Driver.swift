import KataStage
import UIKit

/// A card in a screen, either of which may be light or dark.
@MainActor final class Scene {
  enum Part: String, CaseIterable { case card, screen, window }

  let card = CardView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stage = Stage(UIViewController())

  /// - Parameter dark: what is dark from the start.
  init(_ color: UIColor, dark: Part? = nil) {
    card.borderColor = color
    dark.map { turn($0, dark: true) }
    screen.addSubview(card)
    stage.window.rootViewController?.view.addSubview(screen)
    stage.wait(1)
  }

  func turn(_ part: Part, dark isDark: Bool) {
    let style = isDark ? UIUserInterfaceStyle.dark : .light
    switch part {
    case .card: card.overrideUserInterfaceStyle = style
    case .screen: screen.overrideUserInterfaceStyle = style
    case .window: stage.window.overrideUserInterfaceStyle = style
    }
    stage.settle()
  }

  func resize() {
    card.bounds.size.width += 40
    stage.settle()
  }

  func set(_ color: UIColor) {
    card.borderColor = color
    stage.settle()
  }

  var border: String {
    guard let white = card.layer.borderColor?.components?.first else { return "no border colour" }
    return "the border's white: 0.\(Int((white * 10).rounded()))"
  }
}

/// A colour with a shade for light and one for dark, in tenths of white.
struct Shades {
  let light: Int
  let dark: Int

  init(_ draw: inout Kata.Draw) {
    (light, dark) = (draw.number(in: 1...4), draw.number(in: 6...9))
  }

  var color: UIColor {
    let (light, dark) = (CGFloat(light) / 10, CGFloat(dark) / 10)
    return UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1)
    }
  }

  var text: String { "0.\(light) in light and 0.\(dark) in dark" }
}

Kata.check("has the colour's shade for the surroundings it comes into", cases: 8) { draw in
  let shades = Shades(&draw)
  let dark: Scene.Part? = draw.pick([nil, .card, .screen, .window])
  draw.shows("colour \(shades.text)\ndark from the start: \(dark?.rawValue ?? "nothing")")
  return Scene(shades.color, dark: dark).border
}
Kata.check("follows when light turns to dark, and back", cases: 12) { draw in
  let (shades, part) = (Shades(&draw), draw.pick(Scene.Part.allCases))
  let turnsBack = draw.chance(oneIn: 2)
  draw.shows(
    "colour \(shades.text)\nthe \(part.rawValue) turns dark"
      + (turnsBack ? ", and light again" : ""))
  let scene = Scene(shades.color)
  scene.turn(part, dark: true)
  if turnsBack { scene.turn(part, dark: false) }
  return scene.border
}
Kata.check("takes another colour in the right shade", cases: 8) { draw in
  let (shades, others) = (Shades(&draw), Shades(&draw))
  let dark: Scene.Part? = draw.pick([nil, .card, .screen, .window])
  draw.shows(
    "colour \(shades.text)\ndark from the start: \(dark?.rawValue ?? "nothing")\n"
      + "then another colour, \(others.text)")
  let scene = Scene(shades.color, dark: dark)
  scene.set(others.color)
  return scene.border
}
Kata.check("still has it when the card is resized afterwards", cases: 6) { draw in
  let (shades, part) = (Shades(&draw), draw.pick(Scene.Part.allCases))
  draw.shows("colour \(shades.text)\nthe \(part.rawValue) turns dark, then the card is resized")
  let scene = Scene(shades.color)
  scene.turn(part, dark: true)
  scene.resize()
  return scene.border
}
