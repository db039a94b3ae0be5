/// What a screen shows in a tab bar.
@MainActor open class UITabBarItem: NSObject {
  open var title: String?
  open var tag = 0
  open var badgeValue: String?
  open var isEnabled = true

  public init(title: String?) {
    self.title = title
    super.init()
  }

  public convenience override init() { self.init(title: nil) }

  /// - Parameter image: must be nil: the model draws no icons.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title)
    self.tag = tag
  }
}
