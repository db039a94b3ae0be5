extension ResponderPolicy {
  /// The belief that the chain goes from view to view and passes controllers by.
  static let viewsOnly = ResponderPolicy { $0.superview }
}
