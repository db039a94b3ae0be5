/// What a presented screen's view lies in. It covers the presenter, so that touches beside the
/// screen reach nobody. The system's own: no trace and no drawing shows it.
@MainActor final class PresentationRoom: UIView {
  /// Gives the presented view its frame.
  var place: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    for room in children where room is PresentationRoom { room.frame = bounds }
  }
}
