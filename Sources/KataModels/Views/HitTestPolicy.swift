/// How the view under a point is found.
struct HitTestPolicy: Sendable {
  var find: @MainActor @Sendable (UIView, CGPoint, UIEvent?) -> UIView?

  @MainActor static let current =
    UIKitRules.current.withheld.hitTest
    ? .withheld
    : JourneyLog.current == nil || UIKitRules.current.hitTesting != .init()
      ? HitTestPolicy(UIKitRules.current.hitTesting) : .told

  private static let withheld = HitTestPolicy { _, _, _ in
    UIKitRules.Withheld.refuse("hitTest(_:with:)")
  }

  /// `frontToBack` for a program whose channel is read.
  private static let told = HitTestPolicy { view, point, event in
    JourneyLog.current?.find(view, point, event) ?? nil
  }

  /// A view that can be touched and holds the point asks its subviews, the frontmost first; the
  /// first to answer wins, and where none does it is the view itself
  /// (developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
  static let frontToBack = HitTestPolicy { view, point, event in
    view.holds(point, event) ? descend(from: view, point, event) : nil
  }

  /// Goes down instead of calling itself, so that depth costs no stack: a subview that holds the
  /// point always answers, and there is no way back. Only views that override `hitTest` are asked
  /// through it.
  @MainActor private static func descend(
    from start: UIView, _ startPoint: CGPoint, _ event: UIEvent?
  ) -> UIView {
    var (view, point) = (start, startPoint)
    search: while true {
      let subviews = view.children
      for index in stride(from: subviews.count - 1, through: 0, by: -1) {
        let subview = subviews[index]
        if subview.overridesHitTest {
          let inside = subview.geometry.fromSuperview(point)
          if let hit = subview.hitTest(inside, with: event) { return hit }
        } else if subview.visibility.isTouchable {
          let inside = subview.geometry.fromSuperview(point)
          guard subview.point(inside: inside, with: event) else { continue }
          (view, point) = (subview, inside)
          continue search
        }
      }
      return view
    }
  }
}

extension UIView {
  @inline(__always)
  final func holds(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    visibility.isTouchable && self.point(inside: point, with: event)
  }
}
