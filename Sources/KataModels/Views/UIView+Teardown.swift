extension UIView {
  /// Lets go of what the view holds when it dies.
  ///
  /// The views wait in a list instead of dying inside each other, so that a chain of any depth
  /// dies without using up the stack. Order as ever: a view, then what it held, back to front.
  nonisolated final func takeApart() {
    if root === self { forgetWindow() }
    guard !children.isEmpty else { return }
    for child in children { child.parent = nil }
    Remains.bury(&children)
  }

  /// Tells everything below that its window is gone.
  private nonisolated func forgetWindow() {
    var waiting = children
    while let view = waiting.popLast() {
      view.root = nil
      waiting.append(contentsOf: view.children)
    }
  }
}

/// Views whose superview has died and that wait to be let go, the next one last.
private enum Remains {
  private static let lock = NSLock()
  // Read and written under the lock only.
  private nonisolated(unsafe) static var views: [UIView] = []
  private nonisolated(unsafe) static var isLettingGo = false

  /// Takes the views over, and lets all that wait go unless somebody is at it already.
  static func bury(_ newcomers: inout [UIView]) {
    lock.lock()
    views.append(contentsOf: newcomers.reversed())
    newcomers = []
    let isFirst = !isLettingGo
    isLettingGo = true
    lock.unlock()
    guard isFirst else { return }
    while next() != nil {}
  }

  /// The next view, which dies when the caller drops it, outside the lock.
  private static func next() -> UIView? {
    lock.lock()
    defer { lock.unlock() }
    if views.isEmpty { isLettingGo = false }
    return views.popLast()
  }
}
