extension AnimationPolicy {
  /// The belief that a view hidden in an animation block fades, and is hidden when that is over.
  @MainActor static func fade(_ view: UIView, _ isHidden: Bool) {
    guard isHidden, let run = AnimationContext.run, view.root != nil else {
      view.setHidden(isHidden)
      return
    }
    let opacity = view.visibility.opacity
    view.setOpacity(0)
    run.whenOver { [weak view] _ in
      view?.visibility.isHidden = true
      view?.visibility.opacity = opacity
    }
  }
}
