/// The tables there are, for a memory warning, which empties their pools (W10 of the evidence).
@MainActor enum TablesInUse {
  private static var all: [WeakReference] = []
  private static var observer: (any NSObjectProtocol)?

  static func note(_ table: UITableView) {
    all.removeAll { $0.object == nil }
    all.append(WeakReference(table))
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { tell() }
    }
  }

  /// In the order in which they were made.
  static var current: [UITableView] { all.compactMap { $0.object as? UITableView } }

  private static func tell() {
    for table in current { CellReusePolicy.current.runsShort(table) }
  }
}
