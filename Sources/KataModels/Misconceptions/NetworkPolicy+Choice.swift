extension NetworkPolicy {
  init(_ rules: UIKitRules.Network) {
    switch rules.completesOn {
    case .sessionQueue: queue = Self.ownQueue
    case .mainQueue: queue = Self.onMain
    }
    whenCancelled = rules.cancelledTasksAnswer ? Self.answerCancelled : Self.silence
    switch rules.loadsEnd {
    case .asTheyArrive: whenBegun = Self.asTheyArrive
    case .asTheyBegan: whenBegun = Self.asTheyBegan
    }
  }

  /// The belief that completion handlers are called on the main thread.
  static let onMain: @Sendable () -> OperationQueue = { .main }

  /// The belief that nothing is heard of a task that was cancelled.
  static let silence: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
}
