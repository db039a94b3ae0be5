import UIKit

/// A tree of views with letters for names.
@MainActor final class Tree {
  private(set) var views: [UIView] = []
  private var outline: [String] = []

  /// - Parameters:
  ///   - branch: how many views lie below each other on each branch; all begin at the first view.
  ///   - shifted: whether some show another part of their content.
  init(_ draw: inout Kata.Draw, branch: [Int], shifted: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    self.window = window
    for (index, depth) in branch.enumerated() {
      var parent: UIView = views.first ?? window
      for level in (index == 0 ? 0 : 1)..<max(depth, index == 0 ? 1 : 2) {
        let view = UIView(
          frame: CGRect(
            x: draw.number(in: -4...8) * 5, y: draw.number(in: -4...8) * 5, width: 200, height: 200)
        )
        if shifted, draw.chance(oneIn: 2) {
          view.bounds.origin = CGPoint(
            x: draw.number(in: -3...3) * 10, y: draw.number(in: -3...3) * 10)
        }
        parent.addSubview(view)
        views.append(view)
        note(view, level)
        parent = view
      }
    }
  }

  private let window: UIWindow

  private func note(_ view: UIView, _ level: Int) {
    var text = "\(name(view)).frame.origin \(coordinates(view.frame.origin))"
    if view.bounds.origin != .zero { text += ", bounds.origin \(coordinates(view.bounds.origin))" }
    outline.append(String(repeating: "  ", count: level) + text)
  }

  func name(_ view: UIView) -> String {
    let number = views.firstIndex { $0 === view } ?? 0
    return String(UnicodeScalar(UInt8(97 + number)))
  }

  /// What becomes of a point of one view's in another.
  func place(_ draw: inout Kata.Draw, of view: UIView, in other: UIView) -> String {
    let point = CGPoint(x: draw.number(in: 0...9) * 2, y: draw.number(in: 0...9) * 2)
    draw.shows(
      (outline + ["\(coordinates(point)) of \(name(view)) in \(name(other))?"])
        .joined(separator: "\n"))
    return coordinates(view.place(point, in: other))
  }
}

func coordinates(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

func text(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e6 ? String(Int(number)) : String(Double(number))
}

@MainActor func depth(_ draw: Kata.Draw) -> Int { 2 + draw.size / 3 }

Kata.check("goes up to a view it lies in", cases: 40) { draw in
  let tree = Tree(&draw, branch: [depth(draw)], shifted: false)
  return tree.place(
    &draw, of: tree.views[tree.views.count - 1], in: draw.pick(tree.views.dropLast()))
}
Kata.check("goes down to a view inside", cases: 40) { draw in
  let tree = Tree(&draw, branch: [depth(draw)], shifted: false)
  let upper = draw.pick(tree.views.dropLast())
  return tree.place(&draw, of: upper, in: tree.views[tree.views.count - 1])
}
Kata.check("crosses over to another branch", cases: 40) { draw in
  let depth = depth(draw)
  let tree = Tree(&draw, branch: [depth, depth], shifted: false)
  let ends = [tree.views[depth - 1], tree.views[tree.views.count - 1]]
  let pair = draw.shuffled(ends)
  return tree.place(&draw, of: pair[0], in: pair[1])
}
Kata.check("follows shifted bounds", cases: 80) { draw in
  let depth = depth(draw)
  let tree = Tree(&draw, branch: [depth, depth], shifted: true)
  let pair = draw.shuffled(tree.views)
  return tree.place(&draw, of: pair[0], in: pair[1])
}
Kata.check("leaves a view's own point where it is", cases: 20) { draw in
  let tree = Tree(&draw, branch: [depth(draw)], shifted: true)
  let view = draw.pick(tree.views)
  return tree.place(&draw, of: view, in: view)
}
