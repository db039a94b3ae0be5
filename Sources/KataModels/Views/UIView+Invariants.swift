extension UIView {
  /// Checks, in debug builds, that the subviews are a list of a tree: each is there once, has no
  /// other superview and is in this view's window. That nobody is above themselves is checked in
  /// every build, where a view with subviews of its own is added.
  final func checkInvariants() {
    #if DEBUG
      for child in children {
        assert(child.parent === self, "a subview has another superview")
        assert(child.root === root, "a subview is in another window")
      }
      assert(Set(children.map(ObjectIdentifier.init)).count == children.count, "a subview twice")
    #endif
  }
}
