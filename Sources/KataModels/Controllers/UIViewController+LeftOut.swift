// What UIKit's controllers have and the model's don't yet, so that it doesn't compile, rather than
// compile and do nothing.

extension UIViewController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var presentedViewController: UIViewController? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var presentingViewController: UIViewController? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var tabBarController: UITabBarController? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var transitionCoordinator: AnyObject? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UITabBarController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UISplitViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UIPageViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UITableViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UICollectionViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UIAlertController: UIViewController {}
