/// Hears which rows are likely to be shown soon, so that what they need can be loaded.
///
/// No promise: rows may be shown without having been announced, and announced without being shown
/// (developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// - Parameter indexPaths: the row nearest to what is visible first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were announced aren't likely to be shown any more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
