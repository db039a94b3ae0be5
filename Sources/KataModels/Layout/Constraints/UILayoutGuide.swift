/// A rectangle in a view's coordinates that takes part in layout and shows nothing.
@MainActor open class UILayoutGuide: NSObject {
  /// Where its rectangle comes from.
  enum Shape {
    /// From its constraints.
    case constrained
    /// The view's bounds, less insets.
    case inset(@MainActor (UIView) -> UIEdgeInsets)
    /// What of its content a scrolling view shows: its bounds, origin and all.
    case visible
    /// A scrolling view's content, from the point zero; its size comes from its constraints.
    case content
  }

  final let shape: Shape

  /// The view it was added to.
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// In the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch shape {
    case .constrained, .content: return solved
    case .visible: return owningView.geometry.bounds
    case .inset(let insets): return owningView.geometry.bounds.inset(by: insets(owningView))
    }
  }

  /// What its constraints came to.
  final var solved = CGRect.zero

  public override convenience init() { self.init(.constrained) }

  init(_ shape: Shape) { self.shape = shape }

  /// One of a view's own, which it needn't be given.
  convenience init(_ shape: Shape, of view: UIView, _ name: String) {
    self.init(shape)
    owningView = view
    identifier = "\(view.traceName).\(name)"
  }
}

extension UIView {
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    if let former = guide.owningView { former.removeLayoutGuide(guide) }
    makeRole().guides.append(guide)
    guide.owningView = self
  }

  /// Also lets go of all constraints about the guide.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    letGoOfConstraints { $0.firstItem === guide || $0.secondItem === guide }
    surroundings?.role?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  public final var layoutGuides: [UILayoutGuide] { surroundings?.role?.guides ?? [] }

  /// The part of the view that no bar or corner of the device lies over.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let role = makeRole()
    if let guide = role.safeArea { return guide }
    let guide = UILayoutGuide(.inset { $0.safeAreaInsets }, of: self, "safeArea")
    role.safeArea = guide
    return guide
  }

  /// The view's bounds without its `layoutMargins`.
  public final var layoutMarginsGuide: UILayoutGuide {
    let role = makeRole()
    if let guide = role.marginal { return guide }
    let guide = UILayoutGuide(.inset { $0.layoutMargins }, of: self, "layoutMargins")
    role.marginal = guide
    return guide
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var readableContentGuide: UILayoutGuide { leftOut() }
}
