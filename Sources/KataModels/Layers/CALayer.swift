/// What Core Animation draws. Every view has one; others hang in the layers of views.
///
/// The view does touches, layout and the responder chain, its layer what shows. They share their
/// geometry: what one is given, the other has.
open class CALayer: NSObject {
  /// The view whose layer this is. It keeps the layer, and takes itself out when it dies.
  final unowned(unsafe) var view: UIView?
  /// What shows, but for what the view keeps.
  final var own = LayerLook()
  /// The layers in this one where some of them belong to no view, back to front; nil where they
  /// are those of the subviews.
  final var mixture: [CALayer]?
  /// The layer this one was put into as a layer; a view's layer follows its view.
  final unowned(unsafe) var container: CALayer?
  /// What is on its way, in the order it began.
  final var animations: [LayerAnimation] = []
  /// The layer that this one is a picture of.
  final var source: CALayer?
  /// How many commits there had been when it was put where it is: it is on screen after the next.
  final var placedAt = 0

  /// Of a view's layer the view.
  open weak var delegate: (any CALayerDelegate)?

  public required override init() { super.init() }

  /// A copy of what shows of the other layer, without what lies in it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { own = layer.look }
  }

  /// Nil always: the model reads no archives.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    for layer in mixture ?? [] where layer.container === self { layer.container = nil }
  }

  // MARK: Geometry

  /// The box around the layer, in its superlayer's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.place(in: newValue) } }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue.standardized } }
  }

  /// Where the anchor lies, in the superlayer's coordinates: a view's `center`.
  open var position: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// As a share of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set { changeGeometry { $0.anchor = newValue } }
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    changeGeometry { $0.transform = transform }
  }

  /// How far in front of its siblings the layer is drawn. Touches go by the order of views alone
  /// (github.com/ansonyao/iOS-UIView-zPosition-Testing).
  open var zPosition: CGFloat {
    get { own.zPosition }
    set { own.zPosition = newValue }
  }

  /// Whether the layer holds the point, in its own coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Looks

  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if let view {
        onMain { view.isHidden = newValue }
      } else {
        own.visibility.isHidden = newValue
      }
    }
  }

  /// From 0 to 1: a view's `alpha`.
  open var opacity: Float {
    get { visibility.opacity }
    set {
      if let view {
        onMain { view.alpha = CGFloat(newValue) }
      } else {
        change(.opacity) { $0.visibility.opacity = min(max(newValue, 0), 1) }
      }
    }
  }

  /// Whether content and sublayers are cut off at the bounds, round corners included: a view's
  /// `clipsToBounds`.
  open var masksToBounds: Bool {
    get { visibility.clips }
    set {
      if let view {
        onMain { view.clipsToBounds = newValue }
      } else {
        own.visibility.clips = newValue
      }
    }
  }

  /// One fixed colour. A view's layer has what the view's colour is under the view's traits, and
  /// keeps what is set here whatever the traits become.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return own.backgroundColor }
      return onMain { view.resolvedBackground }
    }
    set {
      if let view {
        onMain { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
      } else {
        change(.backgroundColor) { $0.backgroundColor = newValue }
      }
    }
  }

  /// Of the background's and the border's corners, in points. What the layer holds stays square
  /// unless `masksToBounds` is set
  /// (developer.apple.com/documentation/quartzcore/calayer/cornerradius).
  open var cornerRadius: CGFloat {
    get { own.cornerRadius }
    set {
      guard view != nil else { return change(.cornerRadius) { $0.cornerRadius = newValue } }
      let before = look
      own.cornerRadius = newValue
      animateInBlock(.cornerRadius, from: before)
    }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { own.cornerCurve }
    set { own.cornerCurve = newValue }
  }

  /// The corners that `cornerRadius` rounds; all four unless set.
  open var maskedCorners: CACornerMask {
    get { own.maskedCorners }
    set { own.maskedCorners = newValue }
  }

  /// In points.
  open var borderWidth: CGFloat {
    get { own.borderWidth }
    set { own.borderWidth = newValue }
  }

  /// One fixed colour: it doesn't follow the traits.
  open var borderColor: CGColor? {
    get { own.borderColor }
    set { own.borderColor = newValue }
  }

  // MARK: Shadow

  /// One fixed colour, black unless set.
  open var shadowColor: CGColor? {
    get { own.shadowColor }
    set { own.shadowColor = newValue }
  }

  /// From 0, which is where it starts, to 1.
  open var shadowOpacity: Float {
    get { own.shadowOpacity }
    set { own.shadowOpacity = newValue }
  }

  /// In points; 3 points up unless set.
  open var shadowOffset: CGSize {
    get { own.shadowOffset }
    set { own.shadowOffset = newValue }
  }

  /// How far the shadow blurs, in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { own.shadowRadius }
    set { own.shadowRadius = newValue }
  }

  /// The shadow's shape, in the layer's coordinates. Without one it is found from what the layer
  /// and its sublayers draw, offscreen, at every frame
  /// (developer.apple.com/documentation/quartzcore/calayer/shadowpath).
  open var shadowPath: CGPath? {
    get { own.shadowPath }
    set { own.shadowPath = newValue }
  }

  // MARK: Passes

  /// Of a view's layer: asks for the view to be drawn.
  open func setNeedsDisplay() {
    guard let view else { return }
    onMain { view.setNeedsDisplay() }
  }

  /// Of a view's layer: asks for layout of the view.
  open func setNeedsLayout() {
    guard let view else { return }
    onMain { view.setNeedsLayout() }
  }

  open func layoutIfNeeded() {
    guard let view else { return }
    onMain { view.layoutIfNeeded() }
  }
}

/// Who a layer asks and tells. A view is its layer's.
public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}
