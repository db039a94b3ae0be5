/// A row of segments of equal width, one of which is selected.
@MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var titles: [String] = []
  private var selected = UISegmentedControl.noSegment

  /// - Parameter items: the segments' titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  public final var numberOfSegments: Int { titles.count }

  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = titles.indices.contains(newValue) ? newValue : Self.noSegment
      ControlPolicy.current.valueWasSet(self)
    }
  }

  /// A tap on the segment that is selected already sends nothing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let x = touch?.location(in: self).x ?? -1
    guard isTouchInside, bounds.width > 0, x >= bounds.minX, x < bounds.maxX else { return }
    let index = Int((x - bounds.minX) / bounds.width * CGFloat(titles.count))
    guard index != selected, titles.indices.contains(index) else { return }
    selected = index
    fingerChangedValue(event)
  }

  // MARK: Left out

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var isMomentary: Bool {
    get { leftOut() }
    set { leftOut() }
  }
}
