/// Shows the title of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  public final private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    addSubview(label)
    setNeedsLayout()
    return label
  }()

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The model has no fonts, so the label gets the room there is.
    textLabel?.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
