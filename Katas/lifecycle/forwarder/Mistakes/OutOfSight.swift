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
    content.beginAppearanceTransition(opens, animated: false)
    content.endAppearanceTransition()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isOpen {
      content.beginAppearanceTransition(true, animated: animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpen { content.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isOpen {
      content.beginAppearanceTransition(false, animated: animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isOpen { content.endAppearanceTransition() }
  }
}
