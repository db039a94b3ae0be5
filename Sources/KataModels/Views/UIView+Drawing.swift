import KataTrace

extension UIView {
  /// Whether the view has pixels of its own: its class replaces `draw`, which is never called for an
  /// image view (developer.apple.com/documentation/uikit/uiimageview).
  final var isDrawn: Bool { overridesDraw && !(self is UIImageView) }

  /// Adds to what has to be drawn anew.
  ///
  /// - Parameter rect: in the view's own coordinates; nil: all of it.
  final func markForDisplay(_ rect: CGRect? = nil) {
    guard isDrawn else { return }
    let surroundings = makeSurroundings()
    if let rect, let stale = surroundings.staleRect {
      surroundings.staleRect = stale.union(rect)
    } else if !needs.marked.contains(.display) {
      surroundings.staleRect = rect
    } else {
      surroundings.staleRect = nil
    }
    mark(.display)
  }

  /// Draws whatever waits in the tree, a view before what it holds. Hidden views wait on with all
  /// they hold, views without a size by themselves.
  final func displayTree() {
    for _ in 0..<1_000 {
      var isIdle = true
      passOver(.display, exceptHidden: true) { view in
        if view.display() { isIdle = false }
      }
      if isIdle { return }
    }
    fatalError("drawing never ends: views ask each other for it each time they are drawn")
  }

  /// - Returns: whether there was anything to draw.
  private func display() -> Bool {
    let bounds = geometry.bounds
    let rect = surroundings?.staleRect.map { $0.intersection(bounds) } ?? bounds
    guard !rect.isEmpty else { return false }
    if let view = self as? UIImageView {
      needs.marked.remove(.display)
      view.showImage()
      return true
    }
    forgetTraitReads(of: .display)
    UITraitCollection.performAsCurrent(of: self) {
      TraitReader.run(.display, over: self) {
        Tracer.send(.drawing, to: self, "draw")
        draw(rect)
      }
    }
    WorkCosts.spend(on: .drawing)
    // What a view asks of itself while it is drawn goes for nothing.
    needs.marked.remove(.display)
    let surroundings = makeSurroundings()
    surroundings.staleRect = nil
    surroundings.bitmap = bounds.size
    return true
  }

  /// What the bitmap that the view draws into takes, at four bytes a pixel; none before its first
  /// drawing, and none for a view that doesn't override `draw`.
  ///
  /// It has the size the view had when it was last drawn. iOS chooses the bytes a pixel by what is
  /// drawn, and pads its rows, so Instruments may show another number
  /// (developer.apple.com/videos/play/wwdc2018/219).
  package final var bitmapBytes: Int {
    guard let size = surroundings?.bitmap else { return 0 }
    let scale = UIScreen.main.scale
    return Int((size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)) * 4
  }
}
