extension UIKitRules {
  /// One step of a container's change from an old screen to a new one.
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
    case oldWillDisappear = "old.viewWillDisappear"
    case oldDidDisappear = "old.viewDidDisappear"
    /// Screens between the two, which nobody sees, are let go.
    case buriedAreReleased = "buried.areReleased"
    /// The animation's time passes; without animation, the rest of the turn.
    case transitionRuns = "transition.runs"
  }
}
