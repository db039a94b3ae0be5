extension UIView {
  /// Checks, in debug builds, that the tree is one: each subview once, under this superview, in
  /// its window, and nobody above themselves.
  final func checkInvariants() {
    #if DEBUG
      for child in children {
        assert(child.parent === self, "a subview has another superview")
        assert(child.root === root, "a subview is in another window")
      }
      assert(Set(children.map(ObjectIdentifier.init)).count == children.count)
      assert(!isAboveItself, "a view is inside itself")
    #endif
  }

  /// Two walk up, one at double speed: they meet only on a circle.
  private var isAboveItself: Bool {
    var (slow, fast) = (parent, parent?.parent)
    while let one = slow, let other = fast {
      if one === other { return true }
      (slow, fast) = (one.parent, other.parent?.parent)
    }
    return false
  }
}
