extension UIView {
  /// Makes whoever is first responder in the view, itself included, resign
  /// (developer.apple.com/documentation/uikit/uiview/endediting(_:)).
  ///
  /// - Parameter force: a text field's delegate isn't asked.
  /// - Returns: whether anybody resigned.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let first = FirstResponder.current as? UIView, first.isDescendant(of: self) else {
      return false
    }
    if force, let field = first as? UITextField { return field.stopEditing() }
    return first.resignFirstResponder()
  }
}
