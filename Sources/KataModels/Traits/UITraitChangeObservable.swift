/// Something whose changes of traits can be observed.
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// One trait, by its type: `UITraitUserInterfaceStyle.self`.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// What stands for a registration, to end it by.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

// Handlers are called in the commit, before layout; a view joining its first window calls none.
extension UITraitChangeObservable {
  /// Calls the handler with the observed object and its old traits when one of `traits` has
  /// changed. A handler that captures the object itself keeps it.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitObservers.add(self, traits) { subject, old in
      if let subject = subject as? Environment { handler(subject, old) }
    }
  }

  /// Sends `action` to the object itself, with the object and its old traits where it takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    TraitObservers.add(self, traits) { subject, old in
      _SelectorTable.send(action, to: subject, subject, old)
    }
  }

  /// Sends `action` to the target, which isn't kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakReference(target as AnyObject)
    return TraitObservers.add(self, traits) { subject, old in
      if let target = target.object { _SelectorTable.send(action, to: target, subject, old) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitObservers.remove(registration)
  }
}
