/// What Core Animation draws of a view: in this model its border and its corners.
open class CALayer: NSObject {
  /// One fixed colour: it doesn't follow the traits.
  open var borderColor: CGColor? = UIColor.black.cgColor
  /// In points.
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
}

extension UIView {
  public final var layer: CALayer {
    let surroundings = makeSurroundings()
    if let layer = surroundings.layer { return layer }
    let layer = CALayer()
    surroundings.layer = layer
    return layer
  }
}
