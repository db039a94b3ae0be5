/// Everything of a layer that shows, at one moment.
///
/// Where a layer belongs to a view, `geometry`, `visibility` and `backgroundColor` are kept by the
/// view alone, and what stands here for them isn't used.
struct LayerLook {
  var geometry = ViewGeometry()
  var visibility = ViewVisibility()
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = UIColor.black.cgColor
  // developer.apple.com/documentation/quartzcore/calayer/shadowopacity, …/shadowoffset,
  // …/shadowradius
  var shadowColor: CGColor? = UIColor.black.cgColor
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var zPosition: CGFloat = 0
}
