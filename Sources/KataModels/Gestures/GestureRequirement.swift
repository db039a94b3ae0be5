/// Another recogniser that has to fail first.
struct GestureRequirement {
  /// Weak: two recognisers that wait for each other's view would keep both alive.
  weak var other: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Waits, once it has recognised its gesture, until `other` has failed, and fails where `other`
  /// recognises its own.
  public final func require(toFail other: UIGestureRecognizer) {
    requirements.append(GestureRequirement(other: other))
  }

  /// Whether it waits for `other`, by whichever of the ways there are to say so.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.other === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
