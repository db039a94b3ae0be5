/// Where one property of a layer came from, where it was going, and where it was seen last.
@MainActor struct AnimationEnds {
  private weak var layer: CALayer?
  private let property: AnimatedProperty
  let start, current, end: LayerLook

  init(of animation: LayerAnimation, on layer: CALayer) {
    (self.layer, property) = (layer, animation.property)
    (start, current, end) = (animation.before, layer.shownLook, layer.look)
  }

  /// Gives the layer another value of the property, at once.
  func assign(_ look: LayerLook) {
    guard let layer else { return }
    AnimationContext.within(nil) { layer.assign(property, from: look) }
  }

  func isAbout(_ layer: CALayer, _ property: AnimatedProperty) -> Bool {
    self.layer === layer && self.property == property
  }
}

extension AnimationRun {
  /// Of each property that it moves, once, with the first of its starts.
  var ends: [AnimationEnds] {
    var ends: [AnimationEnds] = []
    forEachAnimation { layer, animation in
      guard !ends.contains(where: { $0.isAbout(layer, animation.property) }) else { return }
      ends.append(AnimationEnds(of: animation, on: layer))
    }
    return ends
  }
}

extension CALayer {
  fileprivate final func assign(_ property: AnimatedProperty, from look: LayerLook) {
    switch property {
    case .position, .bounds, .transform:
      changeGeometry { geometry in
        var changed = self.own
        changed.geometry = geometry
        changed.take(property, from: look)
        geometry = changed.geometry
      }
    case .opacity: opacity = look.visibility.opacity
    case .backgroundColor: backgroundColor = look.backgroundColor
    case .cornerRadius: cornerRadius = look.cornerRadius
    case .picture: break
    }
  }
}
