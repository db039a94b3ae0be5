import KataStage
import UIKit

/// Can be touched in a circle only.
final class RoundButton: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}

/// Can be touched ten points around it.
final class EasyButton: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A tree of views with letters for names, and where it is touched. Edges lie at multiples of five
/// and the finger doesn't, so that it is never on one.
@MainActor final class Scene {
  /// What may be odd about a view.
  enum Oddity { case barred, shifted, sticksOut, ownTouchArea }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var point = CGPoint(x: 52, y: 52)
  private let oddity: Oddity?
  private var names: [ObjectIdentifier: String] = [:]
  private var outline: [String] = []

  init(_ draw: inout Kata.Draw, branches: Bool = true, _ oddity: Oddity? = nil) {
    self.oddity = oddity
    note(root, "root", depth: 0)
    var open = [(view: root, depth: 1)]
    for name in "abcdefgh".prefix(draw.size) {
      let isAnywhere = branches && draw.chance(oneIn: 2)
      let (parent, depth) = isAnywhere ? draw.pick(open) : open[open.count - 1]
      guard let frame = frame(&draw, in: parent) else { continue }
      let view = view(&draw, frame)
      parent.addSubview(view)
      note(view, String(name), depth: depth)
      open.append((view, depth + 1))
    }
    aim(&draw, at: draw.pick(open.map(\.view)))
  }

  /// Nil where there is no room.
  private func frame(_ draw: inout Kata.Draw, in parent: UIView) -> CGRect? {
    let (width, height) = (Int(parent.bounds.width) / 5, Int(parent.bounds.height) / 5)
    guard width >= 6, height >= 6 else { return nil }
    let room = oddity == .sticksOut ? 6 : 0
    let (x, y) = (draw.number(in: -room...width / 3), draw.number(in: -room...height / 3))
    let (w, h) = (
      max(4, width - x - draw.number(in: 0...2) + room),
      max(4, height - y - draw.number(in: 0...2) + room)
    )
    return CGRect(
      x: parent.bounds.minX + CGFloat(x * 5), y: parent.bounds.minY + CGFloat(y * 5),
      width: CGFloat(w * 5), height: CGFloat(h * 5))
  }

  private func view(_ draw: inout Kata.Draw, _ frame: CGRect) -> UIView {
    let view =
      switch oddity == .ownTouchArea ? draw.number(in: 0...2) : 0 {
      case 1: RoundButton(frame: frame)
      case 2: EasyButton(frame: frame)
      default: UIView(frame: frame)
      }
    if oddity == .shifted, draw.chance(oneIn: 2) {
      view.bounds.origin = CGPoint(
        x: draw.number(in: -2...2) * 10, y: draw.number(in: -2...2) * 10)
    }
    if oddity == .barred, draw.chance(oneIn: 2) {
      switch draw.number(in: 0...3) {
      case 0: view.isHidden = true
      case 1: view.alpha = 0.005
      case 2: view.alpha = 0.02
      default: view.isUserInteractionEnabled = false
      }
    }
    return view
  }

  /// Somewhere in a view, or at its edge where that matters; there may be others in front of it.
  private func aim(_ draw: inout Kata.Draw, at view: UIView) {
    let reach = oddity == .ownTouchArea ? 2 : 0
    let x = draw.number(in: -reach...Int(view.bounds.width) / 5 - 1 + reach) * 5 + 2
    let y = draw.number(in: -reach...Int(view.bounds.height) / 5 - 1 + reach) * 5 + 2
    point = view.convert(
      CGPoint(x: view.bounds.minX + CGFloat(x), y: view.bounds.minY + CGFloat(y)), to: root)
  }

  private func note(_ view: UIView, _ name: String, depth: Int) {
    names[ObjectIdentifier(view)] = name
    view.named(name)
    let (frame, shift) = (view.frame, view.bounds.origin)
    var parts = ["\(name) at (\(Int(frame.minX)), \(Int(frame.minY)))"]
    parts[0] += ", \(Int(frame.width))×\(Int(frame.height))"
    if shift != .zero { parts.append("bounds.origin (\(Int(shift.x)), \(Int(shift.y)))") }
    if view.isHidden { parts.append("hidden") }
    if view.alpha < 1 { parts.append("alpha \(view.alpha < 0.01 ? "0.005" : "0.02")") }
    if !view.isUserInteractionEnabled { parts.append("interaction off") }
    if view is RoundButton { parts.append("touchable in a circle") }
    if view is EasyButton { parts.append("touchable 10 points around") }
    outline.append(String(repeating: "  ", count: depth) + parts.joined(separator: ", "))
  }

  var text: String {
    (outline + ["touch at (\(Int(point.x)), \(Int(point.y)))"]).joined(separator: "\n")
  }

  var picture: String { Stage.tree(of: root, marks: ["*": point]) }

  func name(_ view: UIView?) -> String {
    view.map { names[ObjectIdentifier($0)] ?? "another view" } ?? "nil"
  }
}

@MainActor func touch(_ draw: inout Kata.Draw, _ scene: Scene) -> String {
  draw.shows(scene.text, picture: scene.picture)
  return scene.name(scene.root.touchedView(at: scene.point))
}

Kata.check("finds the deepest view", cases: 60) { touch(&$0, Scene(&$0, branches: false)) }
Kata.check("asks the front view first", cases: 100) { touch(&$0, Scene(&$0)) }
Kata.check("skips what can't be touched", cases: 200) { touch(&$0, Scene(&$0, .barred)) }
Kata.check("follows shifted bounds", cases: 100) {
  touch(&$0, Scene(&$0, branches: false, .shifted))
}
Kata.check("stops at the superview's edge", cases: 200) {
  touch(&$0, Scene(&$0, branches: false, .sticksOut))
}
Kata.check("lets a view say where it can be touched", cases: 200) {
  touch(&$0, Scene(&$0, branches: false, .ownTouchArea))
}
