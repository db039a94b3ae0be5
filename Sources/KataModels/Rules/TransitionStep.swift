extension UIKitRules {
  /// One step of a container's change from an old screen to a new one.
  ///
  /// Where a finger drives the change and lets go too early, the same two screens exchange their
  /// parts: the old one appears again, and the new one disappears.
  public enum TransitionStep: String, Codable, Sendable, Hashable {
    case newWillMoveToParent = "new.willMoveToParent"
    case newDidMoveToParent = "new.didMoveToParent"
    case oldWillMoveToParent = "old.willMoveToParent"
    case oldDidMoveToParent = "old.didMoveToParent"
    case newLoads = "new.loads"
    case newWillAppear = "new.viewWillAppear"
    /// The new view is put into the window and laid out, which sends `viewIsAppearing`.
    case newJoinsWindow = "new.joinsWindow"
    case newDidAppear = "new.viewDidAppear"
    case newWillDisappear = "new.viewWillDisappear"
    case newDidDisappear = "new.viewDidDisappear"
    case oldWillDisappear = "old.viewWillDisappear"
    case oldDidDisappear = "old.viewDidDisappear"
    case oldWillAppear = "old.viewWillAppear"
    case oldDidAppear = "old.viewDidAppear"
    /// Screens between the two, which nobody sees, are let go.
    case buriedAreReleased = "buried.areReleased"
    /// The call that asked for the change returns; the rest comes at the end of the turn.
    case callReturns = "call.returns"
    /// The animation's time passes, or the finger's; without either, the rest of the turn.
    case transitionRuns = "transition.runs"
    /// The closure runs that the call was given.
    case completionRuns = "completion.runs"
    case delegateWillDismiss = "delegate.willDismiss"
    case delegateDidDismiss = "delegate.didDismiss"
  }
}
