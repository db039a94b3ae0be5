extension CALayer {
  /// Changes a layer that belongs to no view, which gets there by and by if it is on screen
  /// (developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide, *Animating
  /// layer content*; measured: github.com/tommywutong/obsidian-notes).
  final func change(_ properties: AnimatedProperty..., by change: (inout LayerLook) -> Void) {
    let before = own
    change(&own)
    let seconds = CATransaction.animationDuration()
    guard source == nil, seconds > 0, !CATransaction.disableActions(), isOnScreen else { return }
    nonisolated(unsafe) let layer = self
    onMain {
      for property in properties where before[property] != layer.own[property] {
        let pace = AnimationPace(curve: .default, start: MainLoop.main.now, seconds: seconds)
        let run = AnimationRun(pace, allowsTouches: true, startsFromCurrent: true)
        layer.animate(property, from: before, by: run)
        run.begin()
      }
    }
  }
}
