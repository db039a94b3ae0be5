extension UIControl {
  /// A finger has changed the value. Which of the two events comes first isn't public.
  final func fingerChangedValue(_ cause: UIEvent?) {
    report(.valueChanged, cause)
    send(.primaryActionTriggered, with: cause)
  }
}
