import KataModels

/// A scroll view of 200 × 300 points in a window, and all that it says.
@MainActor final class ScrollListener: UIScrollViewDelegate {
  let view: UIScrollView
  var lines: [String] = []
  /// Changes where the content comes to rest.
  var retarget: (CGPoint) -> CGPoint = { $0 }
  var onScroll: () -> Void = {}

  init(content: CGSize, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 300)) {
    view = UIScrollView(frame: frame)
    view.contentSize = content
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = self
  }

  /// What was said, with runs of `didScroll` as one.
  var said: [String] {
    lines.reduce(into: []) { said, line in
      if line != "didScroll" || said.last != line { said.append(line) }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("didScroll")
    onScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging")
    targetContentOffset.pointee = retarget(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset")
  }
}
