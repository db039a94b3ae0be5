/// A line of text. Labels get no touches unless interaction is turned on.
@MainActor open class UILabel: UIView {
  public final var text: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
