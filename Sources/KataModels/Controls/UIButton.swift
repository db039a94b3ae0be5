/// A control that does something when it is tapped.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  public private(set) final var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// The action gives the button its title, and runs when it is tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  // MARK: Title

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }

  /// The one for the state it is in, else the normal one.
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  // MARK: Sending

  /// A tap is what a button is for. Which of the two comes first isn't public, and no kata asks.
  override func report(_ event: Event, _ cause: UIEvent?) {
    super.report(event, cause)
    if event == .touchUpInside { send(.primaryActionTriggered, with: cause) }
  }

  // MARK: Left out: no fonts, so no size of a text

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeToFit() {}

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
