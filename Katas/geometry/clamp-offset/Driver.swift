import KataStage
import UIKit

/// A scroll view on the screen, and where somebody would like it to be.
@MainActor final class Scene {
  enum Insets { case none, own, safeArea }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stage: Stage
  private var lines = ["bounds 400×800"]

  /// - Parameter fits: whether the content may be smaller than the view.
  init(_ draw: inout Kata.Draw, fits: Bool = false, _ insets: Insets = .none) {
    let smallest = fits ? 1 : 9
    scrollView.contentSize = CGSize(
      width: fits ? draw.number(in: 1...6) * 100 : draw.number(in: 5...9) * 100,
      height: draw.number(in: smallest...18) * 100)
    var safeArea = UIEdgeInsets.zero
    if insets == .safeArea {
      safeArea = UIEdgeInsets(
        top: CGFloat(draw.number(in: 2...6) * 10), left: 0,
        bottom: CGFloat(draw.number(in: 1...4) * 10), right: 0)
      scrollView.contentInsetAdjustmentBehavior = .always
    }
    if insets != .none {
      scrollView.contentInset = UIEdgeInsets(
        top: CGFloat(draw.number(in: 0...3) * 10), left: CGFloat(draw.number(in: 0...3) * 10),
        bottom: CGFloat(draw.number(in: 1...3) * 10), right: CGFloat(draw.number(in: 1...3) * 10))
    }
    stage = Stage(scrollView, safeArea: safeArea)
    lines.append("contentSize \(text(scrollView.contentSize))")
    if insets != .none { lines.append("contentInset \(text(scrollView.contentInset))") }
    if insets == .safeArea { lines.append("safe area \(text(safeArea)), always adjusted for") }
  }

  func rest(_ draw: inout Kata.Draw) -> String {
    let offset = CGPoint(x: draw.number(in: -6...12) * 50, y: draw.number(in: -6...30) * 50)
    draw.shows((lines + ["wanted: \(text(offset))"]).joined(separator: "\n"))
    return text(scrollView.restingOffset(nearest: offset))
  }

  private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
  private func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

  private func text(_ insets: UIEdgeInsets) -> String {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \(text($0.1))" }.joined(separator: ", ")
  }

  private func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e6 ? "\(Int(number))" : "\(number)"
  }
}

Kata.check("stays between the first and the last offset", cases: 40) { draw in
  let scene = Scene(&draw)
  return scene.rest(&draw)
}
Kata.check("rests at the start where the content is smaller", cases: 40) { draw in
  let scene = Scene(&draw, fits: true)
  return scene.rest(&draw)
}
Kata.check("counts the content's insets", cases: 40) { draw in
  let scene = Scene(&draw, .own)
  return scene.rest(&draw)
}
Kata.check("counts the safe area, as far as the view adjusts for it", cases: 40) { draw in
  let scene = Scene(&draw, .safeArea)
  return scene.rest(&draw)
}
