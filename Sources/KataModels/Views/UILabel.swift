/// A line of text. Labels get no touches unless interaction is turned on.
@MainActor open class UILabel: UIView {
  public final var text: String? {
    didSet { MainThreadChecker.check(self, "setText:") }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = !UIKitRules.current.hitTesting.labelsAreDeaf
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Left out: no fonts, so no size of a text

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeToFit() {}

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
