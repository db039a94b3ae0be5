import UIKit

/// Holds one screen in a drawer, whose view is in all the time and is
/// seen while the drawer is open.
///
/// The screen appears when it comes to be seen and disappears when it no
/// longer is: when the drawer opens and closes, and when an open drawer
/// itself appears and disappears.
final class DrawerViewController: UIViewController {
  let content: UIViewController
  private(set) var isOpen = false

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.isHidden = !isOpen
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func setOpen(_ opens: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    content.viewIfLoaded?.isHidden = !opens
  }
}
