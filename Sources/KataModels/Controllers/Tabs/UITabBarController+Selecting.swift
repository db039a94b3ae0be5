extension UITabBarController {
  // MARK: Taking screens in

  final func take(_ newPlaces: [TabPlace]) {
    let (selected, isFirst) = (selection.flatMap { places[$0].existing }, selection == nil)
    let given = newPlaces.compactMap(\.existing)
    let leaving = children.filter { !given.contains($0) }
    places = newPlaces
    tabBar.items = newPlaces.map(\.item)
    for screen in given { takeIn(screen) }
    selection = newPlaces.isEmpty ? nil : newPlaces.firstIndex { $0.shows(selected) } ?? 0
    showSelectedItem()
    showSelection()
    for screen in leaving where screen !== selectedViewController { letGo(of: screen) }
    if isFirst, let tab = selectedTab { tellOfTab(tab, after: nil) }
  }

  private func takeIn(_ screen: UIViewController) {
    guard screen.parent !== self else { return }
    adopt(screen)
    screen.announceArrival(in: self)
  }

  private func letGo(of screen: UIViewController) {
    screen.announceMove(to: nil)
    screen.barInsets = .zero
    remove(screen)
    screen.leaveParent()
  }

  // MARK: Selecting

  final func selectInCode(_ index: Int) {
    let previous = selectedTab
    guard index != selection else { return }
    select(index)
    if let tab = selectedTab { tellOfTab(tab, after: previous) }
  }

  private func select(_ index: Int) {
    selection = index
    showSelectedItem()
    showSelection()
  }

  final func maySelect(_ index: Int) -> Bool {
    if let tab = places[index].tab {
      return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    }
    guard let screen = places[index].screen else { return false }
    return delegate?.tabBarController(self, shouldSelect: screen) ?? true
  }

  final func tapSelected(_ index: Int) {
    let previous = selectedTab
    if index != selection { select(index) }
    if let tab = selectedTab {
      tellOfTab(tab, after: previous)
    } else if let screen = selectedViewController {
      delegate?.tabBarController(self, didSelect: screen)
    }
  }

  private func tellOfTab(_ tab: UITab, after previous: UITab?) {
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  private func showSelectedItem() {
    tabBar.selectedItem = selection.flatMap { tabBar.items?[$0] }
  }

  // MARK: Showing

  /// Changes to the selected screen; one change that is still under way is brought to its end.
  final func showSelection() {
    guard isViewLoaded, let new = selectedViewController, shown !== new else { return }
    takeIn(new)
    guard viewIfLoaded?.window != nil else { return changeUnseen(to: new) }
    transition?.finishAtOnce()
    let next = ScreenTransition(in: self, .init(old: shown, new: new, steps: rules.tabSwitch))
    (shown, transition) = (new, next)
    next.run()
  }

  /// Without a window no screen appears; the first one waits for it.
  private func changeUnseen(to new: UIViewController) {
    guard let old = shown else { return }
    remove(old)
    shown = new
    place(new)
  }

  private func place(_ screen: UIViewController) {
    screen.barInsets.bottom = barHeight - view.safeAreaInsets.bottom
    seat(screen, under: nil)
    view.bringSubviewToFront(tabBar)
  }

  final func fitShownScreen() {
    guard let screen = shown, let view = screen.viewIfLoaded, view.superview === viewIfLoaded
    else { return }
    screen.barInsets.bottom = barHeight - self.view.safeAreaInsets.bottom
    if view.frame != self.view.bounds { view.frame = self.view.bounds }
  }

  /// The bar lies along the bottom, over the screens.
  final func placeBar() {
    guard let room = viewIfLoaded else { return }
    let bounds = room.bounds
    tabBar.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
    if tabBar.superview !== room { room.addSubview(tabBar) }
  }

  private var barHeight: CGFloat { 49 + (viewIfLoaded?.safeAreaInsets.bottom ?? 0) }
}

extension UITabBarController: ScreenContainer {
  func seat(_ screen: UIViewController, in transition: ScreenTransition) { place(screen) }

  func transitionEnded(_ ended: ScreenTransition) {
    if transition === ended { transition = nil }
  }
}

extension TabPlace {
  fileprivate func shows(_ screen: UIViewController?) -> Bool {
    screen != nil && existing === screen
  }
}
