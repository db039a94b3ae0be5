/// The root of a scene's view tree.
@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    root = self
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
