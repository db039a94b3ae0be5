extension CALayer {
  // MARK: Starting

  /// Notes that a property has just changed, so that what is seen of it gets there by and by.
  final func animate(_ property: AnimatedProperty, from before: LayerLook, by run: AnimationRun) {
    let (old, new) = (before[property], look[property])
    var distance = property == .transform ? TransformParts.difference(old, new) : old - new
    if run.startsFromCurrent {
      let others = animations.filter { $0.property == property && $0.run !== run }
      for other in others { distance += other.remainder(at: MainLoop.main.now) }
      takeAway { $0.property == property && $0.run !== run }
    }
    guard distance != .zero || property == .picture else { return }
    let lead = onMain { run.lead }
    animations.append(
      LayerAnimation(
        property: property, distance: distance, before: before, run: run, lead: lead))
    nonisolated(unsafe) let layer = self
    onMain { run.moves(layer) }
    updateBar()
  }

  // MARK: Ending

  /// Ends every animation of the layer where it is: what is seen jumps to the layer's values, and
  /// completions hear `false`.
  public final func removeAllAnimations() { takeAway { _ in true } }

  /// The run is over.
  final func drop(_ run: AnimationRun) {
    animations.removeAll { $0.run === run }
    updateBar()
  }

  private func takeAway(_ isTaken: (LayerAnimation) -> Bool) {
    let taken = animations.filter(isTaken)
    animations.removeAll(where: isTaken)
    updateBar()
    for animation in taken { onMain { animation.run.loses(1) } }
  }

  /// While it is animated, a view hears no touches, unless that was allowed.
  private func updateBar() {
    view?.visibility.isBarred = animations.contains { !$0.run.allowsTouches }
  }

  // MARK: On the way

  /// What is on screen now: the layer's values, and what its animations leave of the way there.
  final var shownLook: LayerLook {
    var look = look
    var left: [AnimatedProperty: AnimatedValue] = [:]
    for animation in animations {
      left[animation.property, default: .zero] += animation.remainder(at: MainLoop.main.now)
    }
    for (property, distance) in left { look[property] += distance }
    return look
  }

  /// The layer as it is on screen now: a copy, made anew at each call. Nil for a layer that isn't on
  /// screen (CALayer.h: "Returns nil if the layer has not yet been committed").
  public final func presentation() -> Self? {
    if source != nil { return self }
    guard isOnScreen else { return nil }
    let copy = type(of: self).init()
    copy.own = shownLook
    copy.source = self
    return copy
  }

  /// The layer that this one is a picture of; of others, the layer itself.
  public final func model() -> Self { (source as? Self) ?? self }

  /// Whether it is in a window, and has been since a commit.
  final var isOnScreen: Bool {
    if let view { return view.root != nil }
    guard let superlayer, superlayer.isOnScreen else { return false }
    return placedAt < MainLoop.main.commits
  }
}
