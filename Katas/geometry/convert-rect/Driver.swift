import UIKit

/// What a view's transform does.
enum Turn: CaseIterable {
  case none, twice, half, quarter, back, over, slanted

  var transform: CGAffineTransform {
    switch self {
    case .none: .identity
    case .twice: CGAffineTransform(scaleX: 2, y: 2)
    case .half: CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .back: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .over: CGAffineTransform(scaleX: -1, y: -1)
    case .slanted: CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    }
  }

  var text: String {
    switch self {
    case .none: ""
    case .twice: ", scaled by 2"
    case .half: ", scaled by ½"
    case .quarter: ", turned by 90°"
    case .back: ", turned by -90°"
    case .over: ", turned by 180°"
    case .slanted: ", turned by 53°"
    }
  }
}

/// A view `a` in a window, and in it two branches: `b` with `c`, and `d` with `e`.
@MainActor final class Tree {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var views: [UIView] = []
  private var outline: [String] = []

  /// - Parameter turns: those of the views, from `a` to `e`.
  init(_ draw: inout Kata.Draw, turns: [Turn], shifted: Bool = false) {
    for (number, turn) in turns.enumerated() {
      let isInner = number == 2 || number == 4
      let parent = number == 0 ? window : isInner ? views[number - 1] : views[0]
      let view = UIView()
      view.bounds.size = CGSize(
        width: draw.number(in: 4...9) * 10, height: draw.number(in: 4...9) * 10)
      view.center = CGPoint(x: draw.number(in: 2...15) * 10, y: draw.number(in: 2...15) * 10)
      if shifted, draw.chance(oneIn: 2) {
        view.bounds.origin = CGPoint(
          x: draw.number(in: -3...3) * 10, y: draw.number(in: -3...3) * 10)
      }
      view.transform = turn.transform
      parent.addSubview(view)
      views.append(view)
      let level = number == 0 ? 0 : isInner ? 2 : 1
      outline.append(
        String(repeating: "  ", count: level)
          + "\(name(view)): center \(Self.text(view.center)), bounds \(Self.text(view.bounds))"
          + turn.text)
    }
  }

  private func name(_ view: UIView) -> String {
    String(UnicodeScalar(UInt8(97 + (views.firstIndex { $0 === view } ?? 0))))
  }

  /// What becomes of a rectangle of one view's in another.
  func box(_ draw: inout Kata.Draw, of view: UIView, in other: UIView) -> String {
    let rect = CGRect(
      x: draw.number(in: 0...5) * 5, y: draw.number(in: 0...5) * 5,
      width: draw.number(in: 1...6) * 10, height: draw.number(in: 1...6) * 10)
    draw.shows(
      (outline + ["\(Self.text(rect)) of \(name(view)) in \(name(other))?"])
        .joined(separator: "\n"))
    return Self.text(view.box(of: rect, in: other))
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    guard abs(rounded) < 1e6 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }
}

/// From one branch to the other, either way.
@MainActor func across(_ draw: inout Kata.Draw, _ tree: Tree) -> String {
  let ends = draw.shuffled([tree.views[2], tree.views[4]])
  return tree.box(&draw, of: ends[0], in: ends[1])
}

Kata.check("crosses over where nothing is turned", cases: 40) { draw in
  let tree = Tree(&draw, turns: [.none, .none, .none, .none, .none], shifted: true)
  return across(&draw, tree)
}
Kata.check("grows and shrinks in scaled views", cases: 40) { draw in
  let turns = (0..<5).map { _ in draw.pick([Turn.none, .twice, .half]) }
  return across(&draw, Tree(&draw, turns: turns))
}
Kata.check("goes up out of turned views", cases: 40) { draw in
  let tree = Tree(
    &draw, turns: [.none, draw.pick([.none, .quarter, .over]), draw.pick([.quarter, .back])])
  return tree.box(&draw, of: tree.views[2], in: tree.views[0])
}
Kata.check("goes down into turned views", cases: 40) { draw in
  let tree = Tree(
    &draw, turns: [.none, draw.pick([.none, .quarter, .over]), draw.pick([.quarter, .back])])
  return tree.box(&draw, of: tree.views[0], in: tree.views[2])
}
Kata.check("puts a box around what is slanted", cases: 40) { draw in
  let tree = Tree(&draw, turns: [.none, .none, .slanted, .none, .none], shifted: true)
  return across(&draw, tree)
}
