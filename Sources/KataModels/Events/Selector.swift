/// The name of a method, by which it is looked up when it is sent.
///
/// Names are Objective-C's: a colon stands for each argument, so `refresh()` is `refresh`,
/// `handleTap(_:)` is `handleTap:`, `touched(_:with:)` is `touched:with:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

// The name is Foundation's own.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension NSObject {
  /// Whether the object's class, or one that it inherits from, exposes such a method.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { _SelectorTable.method($0, of: type(of: self)) != nil } ?? false
  }

  /// Sends the message; the method's result is dropped.
  public func perform(_ selector: Selector!) {
    _SelectorTable.send(selector, to: self)
  }

  /// Sends the message with one argument; the method's result is dropped.
  public func perform(_ selector: Selector!, with argument: Any?) {
    _SelectorTable.send(selector, to: self, argument)
  }

  /// Sends the message with two arguments; the method's result is dropped.
  public func perform(_ selector: Selector!, with first: Any?, with second: Any?) {
    _SelectorTable.send(selector, to: self, first, second)
  }
}
