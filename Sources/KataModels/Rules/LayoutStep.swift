extension UIKitRules {
  /// When `viewDidLoad` runs.
  public enum Loading: String, Codable, Sendable, Hashable {
    case once, atInit, atEveryVisit
  }

  /// One callback of a root view's first layout in an appearance.
  public enum LayoutStep: String, Codable, Sendable, Hashable {
    case viewIsAppearing, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
  }
}
