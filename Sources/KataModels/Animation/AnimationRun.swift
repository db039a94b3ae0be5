/// One animation block on its way: how far it has come, which layers it moves, and who hears of its
/// end.
///
/// The layers hold it while it moves them, the loop until it ends; it holds no layer.
@MainActor final class AnimationRun {
  /// Read by layers, which belong to no actor; changed on the main actor alone.
  nonisolated(unsafe) var pace: AnimationPace
  nonisolated let allowsTouches: Bool
  /// Takes the place of what moves the same property, and starts where that has come to.
  let startsFromCurrent: Bool

  /// How far the way has been gone when the block runs that adds animations: what is added moves
  /// over the rest of it.
  var lead = 0.0
  private var layers: [WeakLayer] = []
  private var count = 0
  private var isIntact = true
  private var ticket: MainLoop.Ticket?
  /// Once it has begun, it ends when nothing is left to move.
  private var hasBegun = false
  private var endings: [(Bool) -> Void] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  init(_ pace: AnimationPace, allowsTouches: Bool, startsFromCurrent: Bool = false) {
    (self.pace, self.startsFromCurrent) = (pace, startsFromCurrent)
    self.allowsTouches = allowsTouches || !UIKitRules.current.animation.barsTouches
    CATransaction.note(self)
  }

  /// - Parameter ending: hears whether all of it went on to its end.
  func whenOver(_ ending: @escaping (Bool) -> Void) { endings.append(ending) }

  // MARK: What it moves

  func moves(_ layer: CALayer) {
    count += 1
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
  }

  /// Something else took animations of it away.
  func loses(_ number: Int) {
    guard number > 0 else { return }
    count -= number
    isIntact = false
    if count == 0, hasBegun { end(after: 0) }
  }

  /// Each animation of it that is still there.
  func forEachAnimation(_ visit: (CALayer, LayerAnimation) -> Void) {
    for layer in layers.compactMap(\.layer) {
      for animation in layer.animations where animation.run === self { visit(layer, animation) }
    }
  }

  // MARK: Its end

  /// The block has run: from here on time counts. Where it animated nothing there is nothing to wait
  /// for (blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem).
  func begin() {
    hasBegun = true
    if count == 0 { return end(after: 0) }
    if !pace.repeats { end(after: pace.start + pace.seconds - MainLoop.main.now) }
  }

  private func end(after delay: TimeInterval) {
    if let ticket { MainLoop.main.cancel(ticket) }
    ticket = MainLoop.main.after(delay, for: .animation) { self.finish() }
  }

  /// It is over, and whoever waited for that hears of it.
  func finish() {
    letGo()
    let waiting = endings
    endings = []
    for ending in waiting { ending(isIntact) }
  }

  /// Takes its animations out of their layers, without a word to anyone.
  func letGo() {
    for layer in layers.compactMap(\.layer) { layer.drop(self) }
    (layers, count) = ([], 0)
  }
}

/// Which animation block is being run.
@MainActor enum AnimationContext {
  static var run: AnimationRun?
  static var isEnabled = true

  /// Changes made in the body are animated by `run`; nil: not at all.
  static func within(_ run: AnimationRun?, _ body: () -> Void) {
    let outer = self.run
    self.run = run
    body()
    self.run = outer
  }
}
