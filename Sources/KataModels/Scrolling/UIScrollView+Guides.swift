// What constraints say of a scroll view
// (*Auto Layout Guide, Working with Scroll Views*, and developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide).

extension UIScrollView {
  /// What is scrolled: constraints that pin views to its sides make `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide {
    let role = makeRole()
    if let guide = role.content { return guide }
    let guide = UILayoutGuide(.content, of: self, "content")
    role.content = guide
    return guide
  }

  /// The view itself, in the coordinates of its content: what is pinned to it doesn't scroll.
  public final var frameLayoutGuide: UILayoutGuide {
    let role = makeRole()
    if let guide = role.visible { return guide }
    let guide = UILayoutGuide(.visible, of: self, "visible")
    role.visible = guide
    return guide
  }
}
