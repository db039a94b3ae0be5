// What UIKit's controllers have and the model's don't yet, so that it doesn't compile, rather than
// compile and do nothing.

extension UIViewController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var transitioningDelegate: AnyObject? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var modalTransitionStyle: Int {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var popoverPresentationController: AnyObject? { leftOut() }

  /// The order of what it calls isn't vouched for by any public source.
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: Int = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func show(_ viewController: UIViewController, sender: Any?) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var hidesBottomBarWhenPushed: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UISplitViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UICollectionViewController: UIViewController {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
open class UIAlertController: UIViewController {}

// What a navigation controller tells its delegate, and when, isn't vouched for by any public source.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}

extension UINavigationController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var delegate: AnyObject? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var navigationBar: UIView { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
}

// How a page controller's delegate and the callbacks interleave isn't vouched for either.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {}

extension UIPageViewController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var delegate: AnyObject? {
    get { leftOut() }
    set {}
  }
}
