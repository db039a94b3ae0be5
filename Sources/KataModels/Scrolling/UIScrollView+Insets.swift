extension UIScrollView {
  /// `contentInset` and what the safe area adds as `contentInsetAdjustmentBehavior` says.
  public final var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Where the content may come to rest.
  final var range: ScrollRange {
    let share = UIKitRules.current.scrolling.insetShare
    let insets = adjustedContentInset
    return ScrollRange(
      bounds: bounds.size, content: contentSize,
      insets: UIEdgeInsets(
        top: share * insets.top, left: share * insets.left, bottom: share * insets.bottom,
        right: share * insets.right))
  }

  /// The safe area's part
  /// (developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum).
  private var systemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: return safe.along(vertical: scrollsVertically, scrollsHorizontally)
    case .automatic:
      return safe.along(vertical: scrollsVertically || isContentUnderBars, scrollsHorizontally)
    }
  }

  private var scrollsVertically: Bool {
    contentSize.height > bounds.height || alwaysBounceVertical
  }

  private var scrollsHorizontally: Bool {
    contentSize.width > bounds.width || alwaysBounceHorizontal
  }

  /// Whether it is the view of a controller that a navigation or tab bar controller shows.
  private var isContentUnderBars: Bool {
    guard let parent = controller?.parent else { return false }
    return parent is UINavigationController || parent is UITabBarController
  }

  /// The content, its insets or the view's size have changed.
  ///
  /// Content that has lost its place comes back to the nearest one (G143 and G144 of the evidence,
  /// for insets; where a size changes the model does the same, and no kata asks). Where bars come
  /// and go content at its start stays there, so that the first line is seen below them.
  final func rangeChanged() {
    let old = told
    tellInset()
    if isDecelerating { return turnBack() }
    guard !isDragging, motion == nil else { return }
    var offset = contentOffset
    if told.system != old.system {
      if offset.y == -old.inset.top { offset.y = -told.inset.top }
      if offset.x == -old.inset.left { offset.x = -told.inset.left }
    }
    offset = range.clamp(offset)
    if offset != contentOffset { bounds.origin = offset }
  }

  private func tellInset() {
    let old = told.inset
    told = (adjustedContentInset, systemInset)
    guard told.inset != old else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIEdgeInsets {
  fileprivate func along(vertical: Bool, _ horizontal: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0,
      right: horizontal ? right : 0)
  }
}
