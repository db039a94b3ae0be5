extension UIKitRules {
  /// How tables show rows and reuse cells.
  public struct Lists: Codable, Sendable, Hashable {
    @Rule(
      "Cells that wait are a stack for each reuse identifier: the one that came last leaves first",
      since: "iOS 26",
      source:
        "github.com/tommywutong/obsidian-notes, a log of UITableView's calls (Mac Catalyst 26.5)")
    public var poolOrder = PoolOrder.lastFirst

    @Rule(
      "prepareForReuse is sent when a waiting cell is dequeued, not when its row leaves the screen",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()")
    public var preparesWhen = PreparationTime.dequeued

    @Rule(
      "A reused cell still shows what it showed last; the data source has to set all of it",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()")
    public var reuseKeepsContent = true

    @Rule(
      "reloadData sends the cells of all visible rows to the pool, and from there each comes back for some row",
      since: "iOS 26",
      source:
        "github.com/tommywutong/obsidian-notes, a log of UITableView's calls (Mac Catalyst 26.5)")
    public var reloadPoolsCells = true

    @Rule(
      "The row just above the first visible one keeps its cell until another row has taken its place",
      since: "iOS 26",
      source:
        "github.com/tommywutong/obsidian-notes, numbers of cells made and pooled (Mac Catalyst 26.5)",
      disputed: "most articles say that a cell goes to the pool as soon as its row is out of sight")
    public var keepsRowAbove = true

    @Rule(
      "A memory warning empties the pool",
      since: "iOS 26",
      source:
        "github.com/tommywutong/obsidian-notes, a log of UITableView's calls (Mac Catalyst 26.5)")
    public var memoryWarningEmptiesPool = true

    @Rule(
      "Selecting and deselecting from code tells the delegate nothing",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)"
    )
    public var codeSelectsSilently = true

    @Rule(
      "Rows within this many heights of the table, in the direction it scrolls, are announced for prefetching",
      since: "iOS 10",
      source: "not public; that the nearest comes first is documented")
    public var announcedScreens = 1.0

    @Rule(
      "A row whose height nothing decides is this many points high",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uitableview/rowheight",
      disputed: "a cell's text makes it higher where the user wants large text")
    public var rowHeight = 44.0

    @Rule(
      "A header or footer with a title is this many points high",
      since: "iOS 2", source: "not public; programs set the height")
    public var headerHeight = 28.0

    @Rule(
      "The completion of a batch of updates runs after this many seconds",
      since: "iOS 11", source: "not public; it has run after 1 second")
    public var updateSeconds = 0.3

    public init() {}
  }

  /// Which of the cells that wait is taken.
  public enum PoolOrder: String, Codable, Sendable, Hashable {
    case lastFirst, firstFirst, noPool
  }

  /// When a cell hears `prepareForReuse`.
  public enum PreparationTime: String, Codable, Sendable, Hashable {
    case dequeued, leaving
  }
}
