import KataModels
import Testing

@MainActor @Suite struct `On random trees, geometry` {
  @Test(arguments: 1...40)
  func `tells the frame of an untransformed view by centre, anchor and size`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    for view in tree.views where view.transform.isIdentity {
      view.anchorPoint = CGPoint(x: tree.number(0...1), y: tree.number(0...1))
      let (center, anchor, size) = (view.center, view.anchorPoint, view.bounds.size)
      let frame: [Double] = [
        center.x - anchor.x * size.width, center.y - anchor.y * size.height, size.width,
        size.height,
      ]
      #expect(agree(view.frame.numbers, frame, within: 1e-9))
      view.frame = view.frame
      #expect(agree(view.center.numbers, center.numbers, within: 1e-9))
      #expect(agree([view.bounds.width, view.bounds.height], [size.width, size.height]))
    }
  }

  @Test(arguments: 1...40)
  func `moves what a view holds by a shift of its bounds, and nothing else`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    let (screen, view) = (UIView(), tree.view())
    screen.addSubview(tree.views[0])
    let shift = CGPoint(x: tree.number(-30...30), y: tree.number(-30...30))
    let frames = tree.views.map(\.frame)
    let expected = tree.views.map { each in
      var middle = each.convert(each.middle, to: view)
      guard each !== view, each.isDescendant(of: view) else {
        return each.convert(each.middle, to: screen)
      }
      middle.x -= shift.x
      middle.y -= shift.y
      return view.convert(middle, to: screen)
    }

    view.bounds.origin.x += shift.x
    view.bounds.origin.y += shift.y

    #expect(tree.views.map(\.frame) == frames)
    for (each, place) in zip(tree.views, expected) {
      #expect(agree(each.convert(each.middle, to: screen).numbers, place.numbers, within: 1e-6))
    }
  }

  @Test(arguments: 1...20)
  func `is the same after a second layout, which asks for nothing`(seed: Int) {
    var tree = StackedTree(seed: seed, count: 80)
    tree.window.layoutTree()
    let (frames, layouts) = (tree.views.map(\.frame), tree.views.map(\.layouts))
    tree.window.layoutTree()
    #expect(tree.views.map(\.layouts) == layouts)
    for view in tree.views where tree.chance() { view.setNeedsLayout() }
    tree.window.layoutTree()
    #expect(tree.views.map(\.frame) == frames)
  }
}

extension UIView {
  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}

/// A tree in a window whose views stack what they hold.
@MainActor private struct StackedTree {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var views: [Stacked] = []
  private var generator: SeededGenerator

  init(seed: Int, count: Int) {
    generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let view = Stacked()
      view.autoresizingMask = .init(rawValue: UInt.random(in: 0..<64, using: &generator))
      let parent: UIView =
        number == 0 ? window : views[Int.random(in: 0..<number, using: &generator)]
      parent.addSubview(view)
      views.append(view)
    }
    views[0].frame = window.bounds
  }

  mutating func chance() -> Bool { Bool.random(using: &generator) }
}

private final class Stacked: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    let height = bounds.height / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: 2, y: CGFloat(index) * height, width: max(0, bounds.width - 4), height: height)
    }
  }
}
