extension UIView {
  /// Changes views so that what is seen takes its time. The views have their new values at once.
  ///
  /// Inside another block it takes over that block's duration and curve, unless the options say
  /// otherwise. Where the duration isn't above zero, changes are made without animating.
  ///
  /// - Parameters:
  ///   - duration: virtual seconds.
  ///   - delay: virtual seconds before anything is seen to move; the block runs now.
  ///   - completion: hears, when it is over, whether all of it went on to its end. Without duration
  ///     it runs in the next turn.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationPace(curve: options.curve.timing, seconds: duration), after: delay, options,
      animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  // MARK: Springs

  /// - Parameters:
  ///   - duration: virtual seconds until it rests.
  ///   - dampingRatio: 1 comes to rest without swinging, less swings.
  ///   - velocity: how fast it already goes, which changes nothing that is vouched for.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationPace(curve: .spring(dampingRatio: dampingRatio), seconds: duration), after: delay,
      options, animations, completion)
  }

  /// - Parameters:
  ///   - duration: virtual seconds that it seems to take; this model rests then, UIKit somewhat
  ///     later.
  ///   - bounce: 0 doesn't swing, up to 1 does.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationPace(curve: .spring(dampingRatio: 1 - bounce), seconds: duration), after: delay,
      options, animations, completion)
  }

  // MARK: Without

  /// Whether blocks animate at all.
  public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

  /// What changes in here changes at once, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    AnimationContext.within(nil, actionsWithoutAnimation)
    AnimationContext.isEnabled = wasEnabled
  }

  /// Of the block that runs, in virtual seconds; zero outside of any.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationContext.run?.pace.seconds ?? 0
  }

  // MARK: One block

  private static func run(
    _ own: AnimationPace, after delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var pace = own.inheriting(AnimationContext.run?.pace, options)
    pace.start = MainLoop.main.now + max(0, delay)
    let run = AnimationRun(
      pace, allowsTouches: options.contains(.allowUserInteraction),
      startsFromCurrent: options.contains(.beginFromCurrentState))
    if let completion { run.whenOver(completion) }
    let isAnimated = pace.seconds > 0 && AnimationContext.isEnabled
    AnimationContext.within(isAnimated ? run : nil) {
      animations()
      if isAnimated, options.contains(.layoutSubviews) { run.layOutViews() }
    }
    run.begin()
  }
}

extension AnimationPace {
  /// The pace of a block inside another one
  /// (developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration).
  fileprivate func inheriting(
    _ outer: AnimationPace?, _ options: UIView.AnimationOptions
  ) -> AnimationPace {
    var pace = self
    pace.repeats = options.contains(.repeat)
    pace.turnsBack = options.contains(.autoreverse)
    guard let outer else { return pace }
    if !options.contains(.overrideInheritedDuration) { pace.seconds = outer.seconds }
    if !options.contains(.overrideInheritedCurve) { pace.curve = outer.curve }
    return pace
  }
}

extension AnimationRun {
  fileprivate func layOutViews() {
    var views: [UIView] = []
    forEachAnimation { layer, _ in if let view = layer.view { views.append(view) } }
    for view in views { view.layoutIfNeeded() }
  }
}
