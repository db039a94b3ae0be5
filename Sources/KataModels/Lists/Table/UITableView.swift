/// A list of rows that scrolls. Only rows on screen have cells, and cells go from row to row.
@MainActor open class UITableView: UIScrollView {
  public final let style: Style

  // MARK: Who is asked

  /// Assigning it makes the table load its data at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { dataSourceChanged() }
  }

  /// As `UIScrollView` has it, of a narrower type.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { listener }
    set { super.delegate = newValue }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows that are likely to be shown soon are announced, since iOS 15
  /// (developer.apple.com/documentation/uikit/uitableview/isprefetchingenabled).
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// In points. With `automaticDimension` the constraints inside a cell say.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }

  /// What a row counts as until it is shown; 0: every row is asked for at once. With
  /// `automaticDimension`, which it is unless set, UIKit chooses
  /// (developer.apple.com/documentation/uikit/uitableview/estimatedrowheight).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }

  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// Stands for a height that is left to what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  // MARK: What it knows

  /// The delegate, where it is one of a table.
  final weak var listener: (any UITableViewDelegate)?
  /// What the delegate doesn't answer.
  final var openQuestions: Set<OpenQuestion> = []
  final var data = TableData()
  final var classes: [String: UITableViewCell.Type] = [:]
  final var pool = ReusePool()
  final var shown = ShownRows()
  final var selection = TableSelection()
  final var announced = AnnouncedRows()
  final var updates: RowUpdates?
  /// The row whose cell the data source is asked to configure anew.
  final var reconfiguring: ShownRows.Row?

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    TablesInUse.note(self)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Reloading

  /// Asks for all counts, and for heights as far as they are needed, now; the cells of visible rows
  /// are asked for in the next layout, and come from the pool (W01 and W02 of the evidence). Nothing
  /// is selected afterwards.
  open func reloadData() { reload() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func delegateChanged() {
    listener = super.delegate as? any UITableViewDelegate
    openQuestions = []
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerDown(touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerUp(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerTaken()
  }
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
