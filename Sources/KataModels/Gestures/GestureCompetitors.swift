/// The recognisers that compete for touches at a moment.
@MainActor struct GestureCompetitors {
  /// The deepest view's first.
  let all: [UIGestureRecognizer]
  /// Those that have a delegate, or a class of their own, that may say who waits for whom.
  let wishing: [UIGestureRecognizer]

  init(_ all: [UIGestureRecognizer]) {
    self.all = all
    var wishing: [UIGestureRecognizer] = []
    for recognizer in all where recognizer.hasWishes { wishing.append(recognizer) }
    self.wishing = wishing
  }
}
