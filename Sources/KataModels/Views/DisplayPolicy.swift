/// What asks for drawing, and when it comes.
struct DisplayPolicy: Sendable {
  /// What `setNeedsDisplay` does; without a rectangle it means all of the view.
  var mark: @MainActor @Sendable (UIView, CGRect?) -> Void
  /// What a view that draws does when its geometry has changed from `old`.
  var follow: @MainActor @Sendable (_ view: UIView, _ old: ViewGeometry) -> Void

  /// The view waits for the end of the turn, once however often it asks.
  static let markOne: @MainActor @Sendable (UIView, CGRect?) -> Void = { view, rect in
    view.markForDisplay(rect)
  }

  /// Only a new size, and only where the content mode says so: other modes move and stretch the
  /// pixels there are (developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/redraw).
  static let followSize: @MainActor @Sendable (UIView, ViewGeometry) -> Void = { view, old in
    guard view.contentMode == .redraw, view.geometry.bounds.size != old.bounds.size else { return }
    view.markForDisplay()
  }

  static let current = DisplayPolicy(UIKitRules.current.drawing)
}
