/// A view that shows a picture, laid into its bounds by `contentMode`. Image views get no touches
/// unless interaction is turned on.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      MainThreadChecker.check(self, "setImage:")
      if image !== oldValue { invalidateIntrinsicContentSize() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = !UIKitRules.current.hitTesting.labelsAreDeaf
  }

  /// As large as the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = !UIKitRules.current.hitTesting.labelsAreDeaf
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Where the image lies, in the view's own coordinates; nil where there is none.
  package final var imageRect: CGRect? {
    image.map { contentMode.rect(of: $0.size, in: bounds) }
  }
}
