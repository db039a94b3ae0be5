/// A view that shows a picture, laid into its bounds by `contentMode`. Image views get no touches
/// unless interaction is turned on.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      MainThreadChecker.check(self, "setImage:")
      guard image !== oldValue else { return }
      invalidateIntrinsicContentSize()
      askForImage()
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
    askForImage()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets the next commit decode an image that isn't decoded.
  private func askForImage() {
    if let image, !image.bitmap.isDecoded { mark(.display) }
  }

  /// What a commit does for the image, on the main thread
  /// (developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()).
  final func showImage() { image?.bitmap.decode() }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  // The commonest that UIKit's has and the model's doesn't.

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var highlightedImage: UIImage? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var animationImages: [UIImage]? {
    get { leftOut() }
    set {}
  }

  /// Where the image lies, in the view's own coordinates; nil where there is none.
  package final var imageRect: CGRect? {
    image.map { contentMode.rect(of: $0.size, in: bounds) }
  }
}
