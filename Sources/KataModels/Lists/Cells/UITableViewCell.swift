/// What shows one row of a table, and another one later.
@MainActor open class UITableViewCell: UIView {
  // First among the members, and `parts` the only stored one: see `_CellTwin`.

  /// - Parameters:
  ///   - style: which labels the cell has; a registered class is made with `.default`
  ///     (developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-1y4k1).
  ///   - reuseIdentifier: the pool it goes to when its row has left; nil: to none.
  public init(style: CellStyle, reuseIdentifier: String?) {
    parts = CellParts(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  final var parts: CellParts

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Reuse

  public final var reuseIdentifier: String? { parts.reuseIdentifier }

  /// The cell has been taken from the pool to show another row: the place to reset what isn't
  /// content and to cancel what still loads. An override calls this one
  /// (developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()).
  open func prepareForReuse() {}

  // MARK: What it shows

  /// Holds what a row shows; constraints inside it give the row its height.
  public final var contentView: UIView { parts.contentView }

  /// The row's text, made when first asked for.
  public final var textLabel: UILabel? { parts.textLabel }

  /// A second text; nil in the style `.default`.
  public final var detailTextLabel: UILabel? {
    parts.style == .default ? nil : parts.detailLabel
  }

  /// Nil in the style `.value2`.
  public final var imageView: UIImageView? { parts.style == .value2 ? nil : parts.imageView }

  public final var accessoryType: AccessoryType {
    get { parts.accessoryType }
    set { parts.accessoryType = newValue }
  }

  /// Lies at the cell's right end, beside the content.
  public final var accessoryView: UIView? {
    get { parts.accessoryView }
    set {
      guard parts.accessoryView !== newValue else { return }
      parts.accessoryView?.removeFromSuperview()
      parts.accessoryView = newValue
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Selection

  public final var selectionStyle: SelectionStyle {
    get { parts.selectionStyle }
    set { parts.selectionStyle = newValue }
  }

  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// An override calls this one.
  open func setSelected(_ selected: Bool, animated: Bool) { parts.isSelected = selected }

  /// An override calls this one.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected row looks; none keeps it as it is, and selecting it works all the same.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}
