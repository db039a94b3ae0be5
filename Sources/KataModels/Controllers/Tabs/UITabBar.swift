/// A row of items that share its width equally; a tap on one selects it.
@MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?

  /// Leaves the name `TabBar` to the controller it belongs to.
  static func ofController() -> UITabBar {
    let bar = UITabBar()
    bar.rename("tabBar")
    return bar
  }

  /// Asked before a tap on an item selects it.
  final var maySelect: (Int) -> Bool = { _ in true }
  /// A tap has selected an item, and the delegate has been told.
  final var selected: (Int) -> Void = { _ in }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A finger that lifts elsewhere than it came down selects nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let items else { return }
    guard let index = index(at: touch.location(in: self)), items[index].isEnabled else { return }
    guard maySelect(index) else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
    selected(index)
  }

  private func index(at point: CGPoint) -> Int? {
    guard let count = items?.count, count > 0, bounds.contains(point) else { return nil }
    return min(Int(point.x / bounds.width * CGFloat(count)), count - 1)
  }
}

/// Hears which item of a tab bar was tapped.
@MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
