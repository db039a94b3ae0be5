/// A wish about places and sizes: `first ⋚ multiplier × second + constant`.
///
/// It counts while it is active: then the nearest view above both its items holds it.
@MainActor open class NSLayoutConstraint: NSObject {
  public private(set) final weak var firstItem: AnyObject?
  public private(set) final weak var secondItem: AnyObject?
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat

  /// In points. Changing it is the cheap way to change a layout.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsNeedRefresh() } }
  }

  /// 1000 unless set. Whether an active constraint is required can't be changed
  /// (developer.apple.com/documentation/uikit/nslayoutconstraint/priority).
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { holder?.constraintsChanged() } }
  }

  /// How the constraint is called where the system speaks of it.
  open var identifier: String?

  /// The view that holds it while it is active.
  final weak var holder: UIView?
  /// The how manieth to be activated.
  final var turn = 0

  /// - Parameters:
  ///   - item: a view or a layout guide.
  ///   - toItem: nil for a size of its own, whose attribute is then `notAnAttribute`.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, secondItem) = (item as AnyObject, second.map { $0 as AnyObject })
    (firstAttribute, self.secondAttribute) = (attribute, secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    super.init()
    checkAttributes()
  }

  /// Whether it counts. True adds it to the nearest view above both items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Its identifier, else what it wishes for: `card.width == 80`.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { identifier ?? wish }
  }
}
