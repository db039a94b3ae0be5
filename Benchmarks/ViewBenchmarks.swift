import Foundation
import KataModels

/// Hit-tests, conversions and gestures on trees of three shapes and three sizes.
@MainActor enum ViewBenchmarks {
  static let bound = 2.5

  static func run(_ stopwatch: Stopwatch) -> [Comparison] {
    [10, 1_000, 100_000].flatMap { count in
      TreeShape.allCases.flatMap { shape in
        let tree = MeasuredTree(shape, count: count)
        let label = "\(count) views, \(shape.rawValue)"
        return [
          hitTest(tree, "hit-test, \(label)", stopwatch),
          conversion(tree, "conversion, \(label)", stopwatch),
          gesture(tree, "tap, \(label)", stopwatch),
        ]
      }
    }
  }

  /// What a walk over many views asks of the allocator.
  static func allocations() throws -> [AllocationCount] {
    #if os(Linux)
      guard AllocationCount.isPossible else { throw Uncounted() }
    #endif
    return TreeShape.allCases.flatMap { shape in
      let tree = MeasuredTree(shape, count: 100_000)
      let (root, last) = (tree.views[0], tree.views[tree.views.count - 1])
      let visited = shape == .tenAry ? 60 : 100_000
      return [
        AllocationCount("hit-test, 100000 views, \(shape.rawValue)", views: visited) {
          keep(root.hitTest(shape.point, with: nil))
        },
        AllocationCount("conversion, 100000 views, \(shape.rawValue)", views: visited) {
          keep(last.convert(CGPoint(x: 1, y: 2), to: root))
        },
      ]
    }
  }

  private struct Uncounted: Error, CustomStringConvertible {
    let description = "no allocation is seen by those who count them"
  }

  private static func hitTest(
    _ tree: MeasuredTree, _ name: String, _ stopwatch: Stopwatch
  ) -> Comparison {
    let point = tree.shape.point
    return stopwatch.compare(
      name, bound: bound,
      ours: { keep(tree.views[0].hitTest(point, with: nil)) },
      theirs: { keep(tree.bare[0].hitTest(point)) })
  }

  private static func conversion(
    _ tree: MeasuredTree, _ name: String, _ stopwatch: Stopwatch
  ) -> Comparison {
    guard let view = tree.views.last, let bare = tree.bare.last else { fatalError("no views") }
    let (root, other) = (tree.views[0], tree.views[tree.views.count / 2])
    let bareOther = tree.bare[tree.bare.count / 2]
    let point = CGPoint(x: 1, y: 2)
    return stopwatch.compare(
      name, bound: bound,
      ours: {
        keep(view.convert(point, to: root))
        keep(view.convert(point, to: other))
      },
      theirs: {
        keep(bare.toRoot(point))
        keep(bareOther.fromRoot(bare.toRoot(point)))
      })
  }

  private static func gesture(
    _ tree: MeasuredTree, _ name: String, _ stopwatch: Stopwatch
  ) -> Comparison {
    let delivery = TouchDelivery { [tree.window] }
    tree.views[0].addGestureRecognizer(UITapGestureRecognizer())
    tree.bare[0].recognizers.append(BareRecognizer())
    let (point, clock) = (tree.shape.point, PendingWork<BareRecognizer>())
    return stopwatch.compare(
      name, bound: bound,
      ours: {
        delivery.down(at: point)
        delivery.move(to: point)
        delivery.up()
        MainLoop.main.turnUntilIdle()
      },
      theirs: {
        guard let view = tree.bare[0].hitTest(point) else { fatalError("nothing hit") }
        tap(view, at: point, clock)
      })
  }

  /// Down, move and up on a bare view: its recognisers hear first, then the views up the chain;
  /// then what is due.
  private static func tap(
    _ view: BareView, at point: CGPoint, _ clock: PendingWork<BareRecognizer>
  ) {
    let touch = BareTouch(at: point, on: view)
    var listeners: [BareRecognizer] = []
    view.listeners(&listeners)
    for phase in 0...2 {
      for recognizer in listeners { recognizer.hear(phase, [touch], clock) }
      view.receive(phase, [touch])
    }
    while let entry = clock.take(dueBy: clock.now) { entry.item.startOver() }
  }

  /// Keeps the optimiser from leaving the work out.
  @inline(never) private static func keep(_ value: some Any) {}
}
