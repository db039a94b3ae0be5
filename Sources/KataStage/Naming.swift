import KataModels

extension UIView {
  /// Gives the view the name it is traced and drawn under.
  @discardableResult public func named(_ name: String) -> Self {
    rename(name)
    return self
  }
}

extension UIViewController {
  /// Gives the controller the name it is traced and drawn under.
  @discardableResult public func named(_ name: String) -> Self {
    rename(name)
    return self
  }
}
