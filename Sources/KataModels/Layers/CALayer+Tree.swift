// A view's layer holds those of its subviews. Layers without a view come among them: then the
// layers' order is the one that counts, and the subviews follow it
// (flowkey/UIKit-cross-platform, UIKitTests/UIView/UIViewTests+subviews.swift; TextureGroup/Texture,
// Tests/ASDisplayNodeTests.mm).

extension CALayer {
  /// Back to front, where `zPosition` is the same; nil where there are none.
  public final var sublayers: [CALayer]? {
    let layers = self.layers
    return layers.isEmpty ? nil : layers
  }

  public final var superlayer: CALayer? {
    if let source { return source.superlayer?.presentation() }
    if let container { return container }
    guard let parent = view?.parent else { return nil }
    return onMain { parent.layer }
  }

  public final func addSublayer(_ layer: CALayer) { place(layer, at: .max) }

  /// - Parameter index: among all sublayers, those of views too.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    place(layer, at: Int(index))
  }

  /// - Parameter sibling: nil, or a layer that isn't here, means behind all.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    leaveBehind(layer)
    place(layer, at: layers.firstIndex { $0 === sibling } ?? 0)
  }

  /// - Parameter sibling: nil, or a layer that isn't here, means in front of all.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    leaveBehind(layer)
    place(layer, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Of a view's layer: takes the view out of its superview.
  public final func removeFromSuperlayer() {
    if container != nil {
      leaveContainer()
    } else if let view {
      onMain { view.removeFromSuperview() }
    }
  }

  /// Out of the layer it was put into as a layer, if it was.
  final func leaveContainer() {
    container?.mixture?.removeAll { $0 === self }
    container = nil
  }

  /// Back to front.
  final var layers: [CALayer] {
    if let source { return source.layers.compactMap { $0.presentation() } }
    if let mixture { return mixture }
    guard let view else { return [] }
    return onMain { view.children.map { $0.layer } }
  }

  private func place(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isInside(layer) else {
      fatalError("the layer is a part of a cycle in its layer tree")
    }
    leaveBehind(layer)
    let isOfSubview = isSuperview(of: layer)
    if !isOfSubview, layer.superlayer !== self { layer.removeFromSuperlayer() }
    var layers = self.layers
    layers.insert(layer, at: min(max(index, 0), layers.count))
    mixture = layers
    guard !isOfSubview else { return followOrder() }
    layer.container = self
    layer.placedAt = MainLoop.main.commits
    if isOnScreen { onMain { MainLoop.main.setNeedsCommit() } }
  }

  /// Takes a layer that is here already out of the order.
  private func leaveBehind(_ layer: CALayer) {
    guard layer.superlayer === self else { return }
    mixture = layers.filter { $0 !== layer }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var next = superlayer
    while let each = next {
      if each === layer { return true }
      next = each.superlayer
    }
    return false
  }

  private func isSuperview(of layer: CALayer) -> Bool {
    guard let view, let other = layer.view, layer.container == nil else { return false }
    return other.parent === view
  }

  /// Brings the subviews into the order of their layers.
  final func followOrder() {
    guard let view, let mixture else { return }
    view.children = mixture.compactMap(\.view).filter { $0.parent === view }
  }
}
