/// Where a scroll view's content may come to rest, as content offsets.
///
/// On each axis from `-inset at the start` to `content − bounds + inset at the end`, and never less
/// than the former: content that fits doesn't move
/// (developer.apple.com/documentation/uikit/uiscrollview/contentinset; G142 of the evidence).
struct ScrollRange: Hashable, Sendable {
  /// The content at its top left end.
  var start: CGPoint
  /// The content at its bottom right end.
  var end: CGPoint

  /// - Parameters:
  ///   - bounds: the scroll view's own size.
  ///   - content: the size of what it scrolls.
  ///   - insets: the room around the content that counts as part of it.
  init(bounds: CGSize, content: CGSize, insets: UIEdgeInsets) {
    start = CGPoint(x: -insets.left, y: -insets.top)
    end = CGPoint(
      x: max(start.x, content.width - bounds.width + insets.right),
      y: max(start.y, content.height - bounds.height + insets.bottom))
  }

  /// The nearest place where the content may rest.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }

  func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }

  /// Whether there is anywhere to go.
  var isWide: Bool { end.x > start.x }
  var isTall: Bool { end.y > start.y }
}
