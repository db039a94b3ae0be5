extension UIView {
  /// The superview, as the model itself reads and sets it.
  nonisolated final var parent: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map(Unmanaged.passUnretained) }
  }
}
