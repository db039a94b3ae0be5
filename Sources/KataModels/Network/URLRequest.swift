/// What to load, and how. Foundation has it on Linux in a module of its own, which loads for real.
public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var cachePolicy: CachePolicy
  /// How long the request waits for the next byte, in virtual seconds.
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?

  /// What may come from a cache. The staged network's replies may not be cached, so all load.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
  }

  static let defaultTimeout: TimeInterval = 60

  /// - Parameter timeoutInterval: a minute unless given
  ///   (developer.apple.com/documentation/foundation/urlrequest/timeoutinterval).
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for key in fields.keys where key.lowercased() == field.lowercased() { fields[key] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }
}
