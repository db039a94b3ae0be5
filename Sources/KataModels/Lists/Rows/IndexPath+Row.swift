// A row's place: its section, then itself in that. Prints as on iOS: `[0, 3]`.
extension IndexPath {
  public init(row: Int, section: Int) {
    // Not from an array, which would have to be allocated for each row that is looked at.
    self.init(index: section)
    append(row)
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// Traps, as in UIKit, where there are more than two indices or fewer.
  public var section: Int {
    get { pair.0 }
    set { self = IndexPath(row: pair.1, section: newValue) }
  }

  public var row: Int {
    get { pair.1 }
    set { self = IndexPath(row: newValue, section: pair.0) }
  }

  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private var pair: (Int, Int) {
    guard count == 2 else {
      fatalError(
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row.")
    }
    return (self[0], self[1])
  }
}
