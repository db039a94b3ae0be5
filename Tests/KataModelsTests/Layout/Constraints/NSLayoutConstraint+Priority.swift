import KataModels

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
