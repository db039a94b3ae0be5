/// How much somebody waits for a piece of work. The model treats all alike, since what it changes
/// isn't promised.
public struct DispatchQoS: Hashable, Sendable {
  public enum QoSClass: Hashable, Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  public let qosClass: QoSClass

  public static let background = DispatchQoS(qosClass: .background)
  public static let utility = DispatchQoS(qosClass: .utility)
  public static let `default` = DispatchQoS(qosClass: .default)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// On a concurrent queue: waits until everything before it is done, and nothing after it begins
  /// until it is done itself.
  public static let barrier = DispatchWorkItemFlags(rawValue: 1 << 0)
}

public enum DispatchTimeoutResult: Hashable, Sendable {
  case success, timedOut
}
