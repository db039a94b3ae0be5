import Synchronization

/// Which methods can be looked up by name: what Objective-C's runtime knows on Apple's systems.
///
/// A program fills it before its first statement, one line for each method marked `@objc`,
/// `@IBAction` or inside `@objcMembers`, handing over the method itself, unapplied:
///
///     _SelectorTable.register("refresh", Feed.refresh)
///     _SelectorTable.register("handleTap:", Feed.handleTap(_:))
///     _SelectorTable.register("touched:with:", Feed.touched(_:with:))
///
/// The first argument is the Objective-C name, one colon an argument. Methods may be private
/// where the line stands in the same file inside an extension of their type, may belong to
/// main-actor or nonisolated classes, and may return anything. A subclass answers to what it
/// inherits; an override is reached through the registration of what it overrides.
///
/// Where a class has `refresh()` and `refresh(_:)`, name the wanted one in full and give the
/// bare one its type: `Feed.refresh as (Feed) -> @MainActor () -> Void`.
public enum _SelectorTable {
  /// A method of unknown class, called with up to two arguments.
  enum Method: Sendable {
    case onMain(@Sendable @MainActor (AnyObject, Any?, Any?) -> Void)
    case anywhere(@Sendable (AnyObject, Any?, Any?) -> Void)
  }

  private static let methods = Mutex<[ObjectIdentifier: [String: Method]]>([:])

  static func add(_ method: Method, _ name: String, of type: AnyClass) {
    methods.withLock { $0[ObjectIdentifier(type), default: [:]][name] = method }
  }

  /// The method the class, or the nearest class above it, has under this name.
  static func method(_ selector: Selector, of type: AnyClass) -> Method? {
    methods.withLock { methods in
      var next: AnyClass? = type
      while let type = next {
        if let method = methods[ObjectIdentifier(type)]?[selector.name] { return method }
        next = _getSuperclass(type)
      }
      return nil
    }
  }

  /// Looks the name up and calls what it finds; traps as Objective-C does where there is nothing.
  static func send(
    _ selector: Selector, to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil
  ) {
    switch method(selector, of: Swift.type(of: receiver)) {
    case .anywhere(let call): call(receiver, first, second)
    case .onMain(let call):
      // Safe: `assumeIsolated` runs the closure here and now, on the caller's thread.
      nonisolated(unsafe) let (receiver, first, second) = (receiver, first, second)
      MainActor.assumeIsolated { call(receiver, first, second) }
    case nil:
      // `fatalError` keeps its text in release builds, which `preconditionFailure` does not.
      fatalError(
        "-[\(Swift.type(of: receiver)) \(selector)]: unrecognized selector sent to instance")
    }
  }
}
