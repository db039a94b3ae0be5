import KataTrace

// Coming into a window and leaving it reaches every view below, a view before what it holds.

extension UIView {
  /// Tells the tree that it is about to change its window.
  final func announceMove(to window: UIWindow?) {
    forEachInTree { view in
      view.controller?.rootViewWillMove(toWindow: window)
      Tracer.send(
        .window, to: view, "willMove(toWindow: \(window.map { Tracer.name(of: $0) } ?? "nil"))")
      view.willMove(toWindow: window)
    }
  }

  /// Notes the new window throughout the tree, before anyone is told.
  final func enter(_ window: UIWindow?) {
    forEachInTree { view in
      if view.root != nil { view.surroundings?.layer?.removeAllAnimations() }
      view.root = window
    }
    guard window != nil else { return }
    if !needs.all.isEmpty { MainLoop.main.setNeedsCommit() }
    TraitObservers.setNeedsUpdate()
  }

  /// Tells the tree that it has changed its window.
  final func announceArrival() {
    forEachInTree { view in
      Tracer.send(.window, to: view, "didMoveToWindow")
      view.didMoveToWindow()
      view.controller?.rootViewDidMove(toWindow: view.root)
    }
  }

  /// A view comes before what it holds.
  final func forEachInTree(_ visit: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      visit(view)
      waiting.append(contentsOf: view.children.reversed())
    }
  }
}
