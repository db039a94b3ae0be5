extension HitTestPolicy {
  /// The belief that a layer catches touches: what lies under a sublayer doesn't hear, and the view
  /// that has the sublayer does, also where that sticks out.
  static let throughLayers: HitTestPolicy = .init { view, point, event in
    guard view.visibility.isTouchable else { return nil }
    for layer in view.layer.layers.reversed() {
      if let subview = layer.view, subview.parent === view {
        if let hit = throughLayers.ask(subview, point, event) { return hit }
      } else if !layer.isHidden, layer.contains(layer.geometry.fromSuperview(point)) {
        return view
      }
    }
    return view.point(inside: point, with: event) ? view : nil
  }
}
