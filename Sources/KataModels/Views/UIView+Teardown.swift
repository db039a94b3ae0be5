extension UIView {
  /// Lets go of what the view holds when it dies.
  ///
  /// The views wait in a list instead of dying inside each other, so that a chain of any depth
  /// dies without using up the stack. Order as ever: a view, then what it held, back to front.
  nonisolated final func takeApart() {
    if root === self { forgetWindow() }
    surroundings?.layer?.outlive(self)
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
  // Read and written under the lock only. One list a thread, so that whoever lets go of a tree has
  // seen all of it die when that returns.
  private nonisolated(unsafe) static var lists: [pthread_t: [UIView]] = [:]

  /// Takes the views over, and lets all that wait go unless this thread is at it already.
  static func bury(_ newcomers: inout [UIView]) {
    lock.lock()
    let isFirst = lists[pthread_self()] == nil
    lists[pthread_self(), default: []].append(contentsOf: newcomers.reversed())
    newcomers = []
    lock.unlock()
    guard isFirst else { return }
    while next() != nil {}
  }

  /// The next view, which dies when the caller drops it, outside the lock.
  private static func next() -> UIView? {
    lock.lock()
    defer { lock.unlock() }
    guard let view = lists[pthread_self()]?.popLast() else {
      lists[pthread_self()] = nil
      return nil
    }
    return view
  }
}
