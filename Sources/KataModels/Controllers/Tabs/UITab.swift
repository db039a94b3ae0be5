/// One tab of a tab bar controller, whose screen is made when it is first needed.
@MainActor open class UITab: NSObject {
  open var title: String
  public final let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  private(set) final var made: UIViewController?

  /// - Parameters:
  ///   - image: must be nil: the model draws no icons.
  ///   - viewControllerProvider: makes the tab's screen.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.identifier, provider) = (title, identifier, viewControllerProvider)
    super.init()
  }

  /// Makes the screen where nobody has yet.
  public final var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    return made
  }

  /// Whose tab it is.
  public internal(set) final weak var tabBarController: UITabBarController?
}
