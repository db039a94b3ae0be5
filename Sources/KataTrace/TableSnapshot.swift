/// Which cells a table has, and where they are, at one moment.
public struct TableSnapshot: Codable, Sendable, Hashable {
  public var name: String
  /// Those that have cells, from top to bottom.
  public var rows: [Row]
  /// By identifier.
  public var waiting: [Pool]

  public init(name: String, rows: [Row], waiting: [Pool]) {
    self.name = name
    self.rows = rows
    self.waiting = waiting
  }

  public struct Row: Codable, Sendable, Hashable {
    /// `[0, 3]`
    public var path: String
    public var cell: Cell

    public init(path: String, cell: Cell) {
      self.path = path
      self.cell = cell
    }
  }

  /// The cells of one identifier that wait to be shown again.
  public struct Pool: Codable, Sendable, Hashable {
    public var identifier: String
    /// The one that leaves first last.
    public var cells: [Cell]

    public init(identifier: String, cells: [Cell]) {
      self.identifier = identifier
      self.cells = cells
    }
  }

  public struct Cell: Codable, Sendable, Hashable {
    public var name: String
    /// The texts of its labels and the titles of its pictures, where they have some.
    public var shows: [String]

    public init(name: String, shows: [String]) {
      self.name = name
      self.shows = shows
    }
  }
}
