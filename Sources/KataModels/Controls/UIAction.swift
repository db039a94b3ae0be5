public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, as a closure with a title.
@MainActor public final class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  public var title: String
  /// One of its own unless it was given one.
  public let identifier: Identifier
  /// The control that runs it, while it does.
  public var sender: Any? { currentSender }

  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler)
  {
    Self.count += 1
    self.title = title
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.handler = handler
  }

  func run(from sender: AnyObject) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}
