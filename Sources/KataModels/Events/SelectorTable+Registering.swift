// A method handed over unapplied, such as `Feed.refresh`, says by its type whether it belongs to
// the main actor, so each number of arguments has two spellings and the compiler chooses.

extension _SelectorTable {
  public static func register<Receiver: AnyObject, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> @MainActor () -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, _, _ in
      _ = method(cast(receiver, for: name))()
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> () -> Result
  ) {
    add(
      .anywhere { receiver, _, _ in _ = method(cast(receiver, for: name))() }, name,
      of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> @MainActor (Sender) -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, sender, _ in
      _ = method(cast(receiver, for: name))(cast(sender, for: name))
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> (Sender) -> Result
  ) {
    let call: @Sendable (AnyObject, Any?, Any?) -> Void = { receiver, sender, _ in
      _ = method(cast(receiver, for: name))(cast(sender, for: name))
    }
    add(.anywhere(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, sender, event in
      _ = method(cast(receiver, for: name))(cast(sender, for: name), cast(event, for: name))
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @Sendable (Receiver) -> (Sender, Event) -> Result
  ) {
    let call: @Sendable (AnyObject, Any?, Any?) -> Void = { receiver, sender, event in
      _ = method(cast(receiver, for: name))(cast(sender, for: name), cast(event, for: name))
    }
    add(.anywhere(call), name, of: Receiver.self)
  }

  // Called by a closure: methods of the main actor in classes that are no actor's.

  public static func register<Receiver: AnyObject, Result>(
    _ name: String, of _: Receiver.Type,
    _ call: @escaping @Sendable @MainActor (Receiver) -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, _, _ in
      _ = call(cast(receiver, for: name))
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Result>(
    _ name: String, of _: Receiver.Type,
    _ call: @escaping @Sendable @MainActor (Receiver, Sender) -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, sender, _ in
      _ = call(cast(receiver, for: name), cast(sender, for: name))
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  public static func register<Receiver: AnyObject, Sender, Event, Result>(
    _ name: String, of _: Receiver.Type,
    _ call: @escaping @Sendable @MainActor (Receiver, Sender, Event) -> Result
  ) {
    let call: @Sendable @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, sender, event in
      _ = call(cast(receiver, for: name), cast(sender, for: name), cast(event, for: name))
    }
    add(.onMain(call), name, of: Receiver.self)
  }

  /// The argument as the type the method wants. Objective-C doesn't check it and goes wrong
  /// later; here the program ends at once.
  private static func cast<Value>(_ argument: Any?, for name: String) -> Value {
    if let argument, let value = argument as? Value { return value }
    // Succeeds where the method takes an optional and nothing was sent.
    if let value = argument as? Value { return value }
    fatalError("'\(name)' takes a \(Value.self), and something else was sent")
  }
}
