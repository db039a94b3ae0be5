/// What a batch of updates asks for. Deleted, reloaded and moved rows are named by where they were
/// before the batch, inserted ones by where they are after it
/// (developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)).
struct RowUpdates: Sendable {
  /// How many batches are open, one inside the other.
  var depth = 0
  /// `reloadData` has made the batch void.
  var isVoid = false

  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [Move] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The same as a batch that is under way.
  var open: RowUpdates {
    var open = self
    open.depth = 1
    return open
  }

  struct Move: Sendable {
    var from: IndexPath
    var to: IndexPath
  }

  /// Rows that leave the place where they were.
  var leaving: [IndexPath] { deleted + moved.map(\.from) }
  /// Rows that come to a place where they weren't.
  var coming: [IndexPath] { inserted + moved.map(\.to) }

  // MARK: From before to after

  /// Where a section is after the batch; nil where it is deleted.
  func section(after section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    return Self.shifted(
      section - deletedSections.count(in: 0..<section), by: insertedSections)
  }

  /// Where a row is after the batch, a reloaded one where its new self is; nil where it is deleted.
  func path(after path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
    let gone = leaving.count { $0.section == path.section && $0.row < path.row }
    let come = IndexSet(coming.filter { $0.section == section }.map(\.row))
    return IndexPath(row: Self.shifted(path.row - gone, by: come), section: section)
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// The place of what is at `index` when others have come to the places in `come`.
  private static func shifted(_ index: Int, by come: IndexSet) -> Int {
    come.reduce(index) { place, new in new <= place ? place + 1 : place }
  }
}
