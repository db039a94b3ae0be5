/// A view tree as indented lines, one a view, with what differs from a plain one.
///
///     Window 400×800
///     └─ Feed (0, 0, 400, 800)
///        ├─ card (20, 40, 200, 120) clips, bounds from (0, 40)
///        └─ badge (180, 30, 60, 20) hidden
public struct TreeOutline: Sendable {
  private let root: ViewSnapshot
  private let strokes: Strokes

  public init(of root: ViewSnapshot, strokes: Strokes = .box) {
    self.root = root
    self.strokes = strokes
  }

  /// Without a line's end at the end.
  public func text() -> String {
    let first = "\(root.label) \(root.size(strokes))"
    return ([first] + lines(below: root)).joined(separator: "\n")
  }

  private func lines(below view: ViewSnapshot) -> [String] {
    view.subviews.enumerated().flatMap { index, child in
      let isLast = index == view.subviews.count - 1
      let (branch, below) =
        isLast ? (strokes.branches[0], "   ") : (strokes.branches[1], strokes.branches[2])
      return [branch + line(for: child)] + lines(below: child).map { below + $0 }
    }
  }

  private func line(for view: ViewSnapshot) -> String {
    let frame = view.frame.map(\.short).joined(separator: ", ")
    let marks = marks(of: view)
    return "\(view.label) (\(frame))" + (marks.isEmpty ? "" : " " + marks.joined(separator: ", "))
  }

  private func marks(of view: ViewSnapshot) -> [String] {
    var marks: [String] = []
    if view.isHidden { marks.append("hidden") }
    if view.alpha < 1 { marks.append("alpha \(view.alpha.short)") }
    if view.clipsToBounds { marks.append("clips") }
    if view.isTransformed { marks.append("transformed") }
    if view.bounds[0] != 0 || view.bounds[1] != 0 {
      marks.append("bounds from (\(view.bounds[0].short), \(view.bounds[1].short))")
    }
    return marks
  }
}
