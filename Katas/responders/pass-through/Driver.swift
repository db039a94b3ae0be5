import KataStage
import UIKit

/// A photo, an overlay over it, banners and buttons in that, and a finger.
@MainActor final class Scene {
  /// What may be odd about what the overlay holds.
  enum Oddity { case hidden, sticksOut, overlayOff }

  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let overlay = OverlayView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
  private var names: [ObjectIdentifier: String] = [:]
  private var outline: [String] = []
  private var point = CGPoint.zero

  init(_ draw: inout Kata.Draw, _ oddity: Oddity? = nil) {
    screen.addSubview(photo)
    screen.addSubview(overlay)
    note(photo, "photo", 0)
    if oddity == .overlayOff {
      switch draw.number(in: 0...2) {
      case 0: overlay.isHidden = true
      case 1: overlay.alpha = 0
      default: overlay.isUserInteractionEnabled = false
      }
    }
    note(overlay, "overlay", 0)
    var all: [UIView] = [overlay]
    for number in 0..<min(3, 1 + draw.size / 3) {
      let banner = UIView(frame: frame(&draw, row: number, sticksOut: oddity == .sticksOut))
      if oddity == .hidden, draw.chance(oneIn: 2) {
        if draw.chance(oneIn: 2) { banner.isHidden = true } else { banner.alpha = 0 }
      }
      overlay.addSubview(banner)
      note(banner, "banner \(number + 1)", 1)
      all.append(banner)
      guard draw.chance(oneIn: 2) else { continue }
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      if oddity == .hidden, draw.chance(oneIn: 2) { button.isHidden = true }
      banner.addSubview(button)
      note(button, "button \(number + 1)", 2)
      all.append(button)
    }
    aim(&draw, at: draw.pick(all))
  }

  private func frame(_ draw: inout Kata.Draw, row: Int, sticksOut: Bool) -> CGRect {
    let y = sticksOut && row == 0 ? -50 : 10 + row * 160 + draw.number(in: 0...2) * 10
    return CGRect(
      x: draw.number(in: 0...6) * 20, y: y, width: draw.number(in: 6...10) * 20, height: 100)
  }

  private func aim(_ draw: inout Kata.Draw, at view: UIView) {
    let inside = CGPoint(
      x: draw.number(in: 0...Int(view.bounds.width / 10) - 1) * 10 + 5,
      y: draw.number(in: 0...Int(view.bounds.height / 10) - 1) * 10 + 5)
    point = view.convert(inside, to: screen)
    outline.append("touch at (\(Int(point.x)), \(Int(point.y))) on the photo")
  }

  private func note(_ view: UIView, _ name: String, _ depth: Int) {
    names[ObjectIdentifier(view)] = name
    view.named(name)
    let frame = view.frame
    var parts = ["\(name) at (\(Int(frame.minX)), \(Int(frame.minY)))"]
    parts.append("\(Int(frame.width))×\(Int(frame.height))")
    if view.isHidden { parts.append("hidden") }
    if view.alpha < 1 { parts.append("alpha 0") }
    if !view.isUserInteractionEnabled { parts.append("interaction off") }
    outline.append(String(repeating: "  ", count: depth) + parts.joined(separator: ", "))
  }

  func touched(_ draw: inout Kata.Draw) -> String {
    draw.shows(
      outline.joined(separator: "\n"),
      picture: Stage.tree(of: screen.named("screen"), marks: ["*": point]))
    return screen.hitTest(point, with: nil).map { names[ObjectIdentifier($0)] ?? "another view" }
      ?? "nobody"
  }
}

@MainActor func touch(_ draw: inout Kata.Draw, _ oddity: Scene.Oddity? = nil) -> String {
  let scene = Scene(&draw, oddity)
  return scene.touched(&draw)
}

Kata.check("what it holds takes touches, and what lies behind takes the others", cases: 60) {
  touch(&$0)
}
Kata.check("what is hidden in it takes none", cases: 60) { touch(&$0, .hidden) }
Kata.check("what sticks out of it takes none out there", cases: 40) { touch(&$0, .sticksOut) }
Kata.check("hidden or switched off, it takes none at all", cases: 20) { touch(&$0, .overlayOff) }
