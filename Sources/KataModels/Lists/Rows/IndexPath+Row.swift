// A row's place: its section, then itself in that. Prints as on iOS: `[0, 3]`.
extension IndexPath {
  public init(row: Int, section: Int) {
    // Not from an array, which would have to be allocated for each row that is looked at.
    self.init(index: section)
    append(row)
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
