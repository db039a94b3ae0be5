// What a finger does to the content.
extension UIScrollView {
  /// The axes along which a finger can move the content at all.
  final var openAxes: (x: Bool, y: Bool) {
    (
      range.isWide || (bounces && alwaysBounceHorizontal),
      range.isTall || (bounces && alwaysBounceVertical)
    )
  }

  /// The axes along which a drag that sets out like this moves the content.
  final func axes(of way: CGPoint) -> (x: Bool, y: Bool) {
    let open = openAxes
    guard isDirectionalLockEnabled, open.x, open.y else { return open }
    let (x, y) = (abs(way.x), abs(way.y))
    // A drag that sets out between the axes isn't locked.
    return (x > y / 2, y > x / 2)
  }

  /// A finger is on the content, and stops what moved by itself.
  final func fingerCame() {
    isTracking = true
    let wasDecelerating = isDecelerating
    isStoppedByFinger = motion != nil
    stopMoving()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The last finger is off the content, whether or not it has moved it.
  final func fingerLeft() {
    isTracking = false
    let rest = range.clamp(contentOffset)
    guard motion == nil, !isDragging, isStoppedByFinger, rest != contentOffset else { return }
    decelerate(along: ScrollDeceleration(rate: decelerationRate.rawValue), to: rest)
  }

  final func beginDragging() {
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  final func drag(to offset: CGPoint) { bounds.origin = held(offset) }

  /// Beyond its range content follows a finger less and less, or not at all.
  private func held(_ offset: CGPoint) -> CGPoint {
    let rest = range.clamp(offset)
    guard bounces else { return rest }
    return CGPoint(
      x: rest.x + Self.stretch(offset.x - rest.x, over: bounds.width),
      y: rest.y + Self.stretch(offset.y - rest.y, over: bounds.height))
  }

  /// Where the content would be if it had followed the finger in full.
  final var pulled: CGPoint {
    let rest = range.clamp(contentOffset)
    guard bounces else { return rest }
    return CGPoint(
      x: rest.x + Self.unstretched(contentOffset.x - rest.x, over: bounds.width),
      y: rest.y + Self.unstretched(contentOffset.y - rest.y, over: bounds.height))
  }

  private static func unstretched(_ stretched: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, abs(stretched) < length else { return stretched }
    let distance = (1 / (1 - abs(stretched) / length) - 1) * length
    return (stretched < 0 ? -distance : distance) / UIKitRules.current.scrolling.stretch
  }

  private static func stretch(_ distance: CGFloat, over length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let factor = UIKitRules.current.scrolling.stretch
    let stretched = (1 - 1 / (abs(distance) * factor / length + 1)) * length
    return distance < 0 ? -stretched : stretched
  }

  /// The finger has lifted while the offset changed by `velocity` points a second.
  final func letGo(at velocity: CGPoint) {
    isTracking = false
    let glide = ScrollDeceleration(rate: decelerationRate.rawValue, velocity: velocity)
    let way = glide.distance(after: glide.duration)
    var target = range.clamp(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    isDragging = false
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn { decelerate(along: glide, to: target.snapped) }
  }
}

// What the content does by itself.
extension UIScrollView {
  private func decelerate(along glide: ScrollDeceleration, to target: CGPoint) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    glideOn(along: glide, to: target)
  }

  /// To where the glide ends by itself or meets an end of the content; anywhere else, and back from
  /// beyond the ends, it goes in a time of its own.
  private func glideOn(along glide: ScrollDeceleration, to target: CGPoint) {
    let (start, range) = (contentOffset, range)
    func place(_ seconds: TimeInterval) -> CGPoint {
      let way = glide.distance(after: seconds)
      return range.clamp(CGPoint(x: start.x + way.x, y: start.y + way.y))
    }
    let isGlide = range.contains(start) && place(glide.duration).snapped == target
    let back = UIKitRules.current.scrolling.returnSeconds
    let way = CGPoint(x: target.x - start.x, y: target.y - start.y)
    move(over: isGlide ? glide.seconds(for: way) : back, to: target) { time in
      isGlide ? place(time) : .between(start, target, at: CGFloat(time / back).eased)
    } finish: { view in
      view.isDecelerating = false
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
  }

  /// The range has changed under content that decelerates: it comes to rest inside.
  final func turnBack() {
    guard let motion, !range.contains(motion.end) else { return }
    let target = range.clamp(motion.end)
    motion.stop()
    glideOn(along: ScrollDeceleration(rate: decelerationRate.rawValue), to: target)
  }

  final func animate(to offset: CGPoint) {
    stopMoving()
    let start = contentOffset
    guard offset != start else { return }
    let seconds = UIKitRules.current.scrolling.animationSeconds
    move(over: seconds, to: offset) { time in
      .between(start, offset, at: CGFloat(time / seconds))
    } finish: { view in
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  private func move(
    over seconds: TimeInterval, to target: CGPoint,
    offset: @escaping (TimeInterval) -> CGPoint, finish: @escaping (UIScrollView) -> Void
  ) {
    let motion = ScrollMotion(over: seconds, to: target, offset: offset) { [weak self] offset in
      self?.bounds.origin = offset
    } finish: { [weak self] in
      guard let self else { return }
      self.motion = nil
      finish(self)
    }
    self.motion = motion
    motion.run()
  }

  /// Ends what moves the content by itself, where it is.
  final func stopMoving() {
    motion?.stop()
    motion = nil
    isDecelerating = false
  }
}

extension CGFloat {
  /// A share of time as a share of the way, slow at both ends.
  fileprivate var eased: CGFloat { self * self * (3 - 2 * self) }
}
