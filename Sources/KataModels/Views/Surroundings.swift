/// What few views have and all the others do without.
@MainActor final class Surroundings {
  var style = UIUserInterfaceStyle.unspecified
  var traitReads = TraitReads()
  /// The safe area the view was last told of.
  var toldInsets = UIEdgeInsets.zero
  var margins = LayoutMargins()
  /// What has to be drawn anew, where drawing was asked for; nil: all of the view.
  var staleRect: CGRect?
  /// The size, in points, of what was drawn last; nil: nothing was.
  var bitmap: CGSize?
  /// Let go in `deinit`, which belongs to no actor.
  nonisolated(unsafe) var layer: CALayer?
  var role: LayoutRole?
  /// Auto Layout for the tree that the view is the top of.
  var engine: LayoutEngine?
}

extension UIView {
  final func makeSurroundings() -> Surroundings {
    if let surroundings { return surroundings }
    let new = Surroundings()
    surroundings = new
    return new
  }
}
