/// Whom a recogniser tells, and by which method.
struct GestureTarget {
  /// Weak: a recogniser keeps its targets no more than UIKit's does.
  private weak var target: AnyObject?
  private let action: Selector

  init(_ target: AnyObject, _ action: Selector) { (self.target, self.action) = (target, action) }

  func send(from recognizer: UIGestureRecognizer) {
    guard let target else { return }
    _SelectorTable.send(action, to: target, recognizer)
  }

  /// Nil matches every target, and every action.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target) && (action == nil || self.action == action)
  }
}

extension UIGestureRecognizer {
  /// The same pair of target and action counts once.
  public final func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(GestureTarget(target, action))
  }

  /// Nil stands for every target, and for every action.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { $0.matches(target, action) }
  }
}
