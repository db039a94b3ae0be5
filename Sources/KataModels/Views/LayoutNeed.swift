/// Whether a view waits for layout, itself or something below it.
struct LayoutNeed: Hashable, Sendable {
  /// True from the start: a new view is laid out once.
  var isMarked = true
  /// A view below waits; a layout pass goes down only here.
  var isBelow = false

  var isNeeded: Bool { isMarked || isBelow }
}
