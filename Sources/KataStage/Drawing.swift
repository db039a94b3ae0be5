import KataModels

/// What is drawn of one view, as facts: what is rounded, what is cut off, whether a shadow is seen.
///
/// Corners are named `top left`, `top right`, `bottom left`, `bottom right`, views as they are
/// traced. Only the view's own looks count, not what its superviews cut off.
public struct Drawing: Hashable, Sendable {
  /// The corners at which background and border are round.
  public let roundCorners: [String]
  /// The corners at which what the view shows beyond that is cut round: its content, such as an
  /// image, and its subviews.
  public let roundContentCorners: [String]
  /// Whether background and border are a circle: the view is square, and all corners have half its
  /// side as their radius.
  public let isCircle: Bool
  /// The subviews of any depth that lose something by this view's clipping, a view before what it
  /// holds.
  public let cutOff: [CutOff]
  /// Whether the view's shadow is seen.
  public let hasShadow: Bool
  /// Whether the shadow's shape has to be found offscreen at every frame, as no `shadowPath` says it
  /// (developer.apple.com/documentation/quartzcore/calayer/shadowpath).
  public let needsOffscreenShape: Bool
  /// The subviews as they lie over each other, the one at the back first: by `zPosition`, then by
  /// their order.
  public let backToFront: [String]
  /// Where an image view's image lies, by its content mode, in the view's own coordinates; what
  /// lies beyond the bounds is seen unless the view clips.
  public let image: CGRect?
  /// What the bitmap takes that the view draws into, at four bytes a pixel and with the size at
  /// which it was last drawn; 0 for a view that doesn't override `draw`, and before its first
  /// drawing.
  public let bitmapBytes: Int

  public init(
    roundCorners: [String], roundContentCorners: [String], isCircle: Bool, cutOff: [CutOff],
    hasShadow: Bool, needsOffscreenShape: Bool, backToFront: [String], image: CGRect? = nil,
    bitmapBytes: Int = 0
  ) {
    self.image = image
    self.bitmapBytes = bitmapBytes
    self.roundCorners = roundCorners
    self.roundContentCorners = roundContentCorners
    self.isCircle = isCircle
    self.cutOff = cutOff
    self.hasShadow = hasShadow
    self.needsOffscreenShape = needsOffscreenShape
    self.backToFront = backToFront
  }

  /// A subview that isn't drawn as a whole.
  public struct CutOff: Hashable, Sendable, CustomStringConvertible {
    public let view: String
    /// Whether nothing of it is left.
    public let isGone: Bool

    public init(view: String, isGone: Bool) { (self.view, self.isGone) = (view, isGone) }

    public var description: String { isGone ? "\(view) is gone" : "\(view) is cut" }
  }
}

extension Stage {
  /// What is drawn of a view, going by its own values: an animation on the way to them isn't asked.
  public func drawn(_ view: UIView) -> Drawing {
    let (layer, policy) = (view.layer, DrawingPolicy.current)
    let corners = RoundCorners(of: layer)
    let hasShadow = view.castsShadow && policy.showsShadow(layer)
    let content = policy.roundsContent(layer) ? corners : nil
    return Drawing(
      roundCorners: corners.names, roundContentCorners: content?.names ?? [],
      isCircle: corners.isCircle,
      cutOff: view.losses(clipped: layer.masksToBounds, corners: content),
      hasShadow: hasShadow, needsOffscreenShape: hasShadow && layer.shadowPath == nil,
      backToFront: view.drawnSubviews.map(\.traceName), image: (view as? UIImageView)?.imageRect,
      bitmapBytes: view.bitmapBytes)
  }
}

extension UIView {
  /// Whether the layer's values ask for a shadow, and there is something to cast it: a path, or
  /// anything that isn't transparent.
  fileprivate var castsShadow: Bool {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, color.alpha > 0, !isHidden else {
      return false
    }
    return layer.shadowPath != nil || showsSomething
  }

  private var showsSomething: Bool {
    guard !isHidden, alpha > 0 else { return false }
    if let color = layer.backgroundColor, color.alpha > 0 { return true }
    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 { return true }
    if let label = self as? UILabel, label.text?.isEmpty == false { return true }
    if (self as? UIImageView)?.image != nil || bitmapBytes > 0 { return true }
    return subviews.contains(where: \.showsSomething)
  }

  /// - Parameters:
  ///   - clipped: whether what lies outside of the bounds is cut off.
  ///   - corners: where the inside is cut round; nil: nowhere.
  fileprivate func losses(clipped: Bool, corners: RoundCorners?) -> [Drawing.CutOff] {
    guard clipped || corners?.names.isEmpty == false else { return [] }
    return subviews.flatMap { $0.losses(in: self, clipped, corners) }
  }

  private func losses(
    in clipper: UIView, _ clipped: Bool, _ corners: RoundCorners?
  ) -> [Drawing.CutOff] {
    guard !isHidden, alpha > 0 else { return [] }
    let box = convert(bounds, to: clipper)
    let shown = clipped ? box.intersection(clipper.bounds) : box
    let isCut = shown != box || corners?.cut(box) == true
    let own = Drawing.CutOff(view: traceName, isGone: shown.isEmpty && !box.isEmpty)
    return (isCut ? [own] : []) + subviews.flatMap { $0.losses(in: clipper, clipped, corners) }
  }
}

/// The round corners of a layer's bounds.
private struct RoundCorners {
  let bounds: CGRect
  let radius: CGFloat
  let mask: CACornerMask

  init(of layer: CALayer) {
    (bounds, radius) = (layer.bounds, layer.cornerRadius)
    mask = layer.cornerRadius > 0 ? layer.maskedCorners : []
  }

  private static let all: [(CACornerMask, String, x: CGFloat, y: CGFloat)] = [
    (.layerMinXMinYCorner, "top left", 0, 0), (.layerMaxXMinYCorner, "top right", 1, 0),
    (.layerMinXMaxYCorner, "bottom left", 0, 1), (.layerMaxXMaxYCorner, "bottom right", 1, 1),
  ]

  var names: [String] { Self.all.filter { mask.contains($0.0) }.map(\.1) }

  var isCircle: Bool {
    bounds.width == bounds.height && radius > 0 && radius * 2 == bounds.width && names.count == 4
  }

  /// Whether some of the rectangle lies beyond one of the arcs.
  func cut(_ rect: CGRect) -> Bool {
    Self.all.contains { corner in
      guard mask.contains(corner.0) else { return false }
      // How far the rectangle reaches into the corner, from the arc's centre outwards.
      let x = corner.x == 0 ? bounds.minX + radius - rect.minX : rect.maxX - bounds.maxX + radius
      let y = corner.y == 0 ? bounds.minY + radius - rect.minY : rect.maxY - bounds.maxY + radius
      let reach = CGSize(width: min(x, radius), height: min(y, radius))
      guard rect.intersects(bounds), reach.width > 0, reach.height > 0 else { return false }
      return hypot(reach.width, reach.height) > radius + 1e-9
    }
  }
}
