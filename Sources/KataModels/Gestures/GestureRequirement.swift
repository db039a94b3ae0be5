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

  /// Those it waits for, by whichever of the ways there are to say so.
  final func required(among competitors: GestureCompetitors) -> [UIGestureRecognizer] {
    var found = requirements.compactMap(\.other)
    for other in hasWishes ? competitors.all : competitors.wishing
    where other !== self && wishes(for: other) { found.append(other) }
    return found
  }

  /// Whether somebody besides `require(toFail:)` may have a say in who waits for whom.
  final var hasWishes: Bool {
    delegate != nil || MethodSlot.shouldRequireFailure.isOverridden(in: type(of: self))
      || MethodSlot.shouldBeRequiredToFail.isOverridden(in: type(of: self))
  }

  /// Asked once an attempt, which is when a pair first matters
  /// (developer.apple.com/documentation/uikit/uigesturerecognizerdelegate, "once per recognition
  /// attempt").
  private func wishes(for other: UIGestureRecognizer) -> Bool {
    let key = ObjectIdentifier(other)
    if let known = wishes[key] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    wishes[key] = answer
    return answer
  }
}

extension MethodSlot {
  fileprivate static let shouldRequireFailure = MethodSlot(
    of: UIGestureRecognizer.self, plain: Plain.self, overriding: Requiring.self)
  fileprivate static let shouldBeRequiredToFail = MethodSlot(
    of: UIGestureRecognizer.self, plain: Plain.self, overriding: Required.self)

  private final class Plain: UIGestureRecognizer {}

  private final class Requiring: UIGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
  }

  private final class Required: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
  }
}
