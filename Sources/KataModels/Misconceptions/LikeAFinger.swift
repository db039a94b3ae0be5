extension ControlPolicy {
  /// The belief that setting a value from code sends what a finger's change does.
  static let likeAFinger: @MainActor @Sendable (UIControl) -> Void = { control in
    control.report(control is UITextField ? .editingChanged : .valueChanged, nil)
  }
}
