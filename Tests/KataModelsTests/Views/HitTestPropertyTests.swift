import KataModels
import Testing

@MainActor @Suite struct `On random trees` {
  @Test(arguments: 1...40)
  func `hit-testing agrees with its definition`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    for _ in 0..<50 {
      let point = tree.point()
      #expect(tree.views[0].hitTest(point, with: nil) === expectedHit(tree.views[0], point))
    }
  }

  /// The reference's words, written down once more with nothing but public calls.
  private func expectedHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      view.bounds.contains(point)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = expectedHit(subview, view.convert(point, to: subview)) { return hit }
    }
    return view
  }

  @Test(arguments: 1...40)
  func `a point comes back from any other view`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    for _ in 0..<50 {
      let (one, other, point) = (tree.view(), tree.view(), tree.point())
      let back = one.convert(one.convert(point, to: other), from: other)
      #expect(agree(back.numbers, point.numbers, within: 1e-9))
    }
  }

  @Test(arguments: 1...40)
  func `a conversion goes step by step as it goes at once`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    for _ in 0..<50 {
      let (view, point) = (tree.view(), tree.point())
      var (next, step): (UIView, CGPoint) = (view, point)
      while let superview = next.superview {
        step = next.convert(step, to: superview)
        next = superview
      }
      #expect(agree(view.convert(point, to: nil).numbers, step.numbers, within: 1e-6))
    }
  }

  @Test(arguments: 1...40)
  func `a converted rectangle holds its converted corners`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    for _ in 0..<50 {
      let (one, other) = (tree.view(), tree.view())
      let rect = one.convert(one.bounds, to: other).insetBy(dx: -1e-6, dy: -1e-6)
      for corner in one.bounds.corners {
        #expect(rect.contains(one.convert(corner, to: other)))
      }
    }
  }

  @Test(arguments: 1...40)
  func `a frame is the box around the bounds, seen from the superview`(seed: Int) {
    for view in RandomTree(seed: seed, count: 60).views.dropFirst() {
      let box = view.convert(view.bounds, to: view.superview)
      #expect(agree(box.numbers, view.frame.numbers, within: 1e-6))
    }
  }

  @Test func `a chain of any depth is searched and converted through`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var view = root
    for _ in 0..<100_000 {
      let next = UIView(frame: root.frame)
      view.addSubview(next)
      view = next
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0.0, y: $0.1) }
  }
}
