/// What a screen shows in the bar of a navigation controller.
@MainActor open class UINavigationItem: NSObject {
  open var title: String?

  public init(title: String?) {
    self.title = title
    super.init()
  }
}
