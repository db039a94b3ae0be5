extension ResponderPolicy {
  /// The belief that the view under the finger is first responder from then on.
  @MainActor static func makeFirst(_ view: UIView) { FirstResponder.place(view) }
}
