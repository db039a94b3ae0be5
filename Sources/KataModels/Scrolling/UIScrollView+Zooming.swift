// Zooming from code. Fingers that pinch are left out.
extension UIScrollView {
  /// How large the zoomed view is shown, held between the smallest and the largest scale.
  ///
  /// Setting it scales that view by its transform about its top left corner, and makes the content as
  /// large
  /// (developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/UIScrollView_pg/ZoomZoom/ZoomZoom.html).
  public final var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set {
      guard let view = delegate?.viewForZooming(in: self) else { return }
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      guard scale != view.transform.a else { return }
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center.x += corner.x - view.frame.origin.x
      view.center.y += corner.y - view.frame.origin.y
      contentSize = view.frame.size
      delegate?.scrollViewDidZoom(self)
    }
  }
}
