extension UIView {
  /// Goes from one picture of a view to another: for what has no values in between, such as a text,
  /// an image or subviews that come and go.
  ///
  /// What the block changes is changed at once, and shown by and by; with `allowAnimatedContent`
  /// properties inside are animated too
  /// (developer.apple.com/documentation/uikit/uiview/animationoptions/allowanimatedcontent).
  ///
  /// - Parameter duration: virtual seconds.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let run = AnimationRun(
      AnimationPace(
        curve: options.curve.timing, start: MainLoop.main.now, seconds: max(0, duration)),
      allowsTouches: options.contains(.allowUserInteraction))
    if let completion { run.whenOver(completion) }
    let isAnimated = duration > 0 && AnimationContext.isEnabled
    let animatesContent = isAnimated && options.contains(.allowAnimatedContent)
    AnimationContext.within(animatesContent ? run : nil) { animations?() }
    if isAnimated, view.root != nil {
      view.layer.animate(.picture, from: view.layer.look, by: run)
    }
    run.begin()
  }

  /// Puts one view in another's place: at once in the tree, by and by on screen. With
  /// `showHideTransitionViews` both stay where they are, one hidden and one not.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: superview, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        superview.addSubview(toView)
        fromView.removeFromSuperview()
      }
    } completion: { isFinished in
      completion?(isFinished)
    }
  }
}
