/// From whom traits come down.
package struct TraitInheritance: Sendable {
  /// The controller's traits, its own override aside.
  package var ofController: @MainActor @Sendable (UIViewController) -> UITraitCollection

  /// From the superview of the controller's view (developer.apple.com/videos/play/wwdc2023/10057).
  static let superview = TraitInheritance { controller in
    controller.viewIfLoaded?.superview?.resolvedTraits ?? .system
  }

  /// From the parent, as up to iOS 16, wherever the view may hang.
  static let parent = TraitInheritance { controller in
    controller.parent?.resolvedTraits ?? superview.ofController(controller)
  }

  static let current = TraitInheritance(UIKitRules.current.traits.inheritance)

  init(_ ofController: @escaping @MainActor @Sendable (UIViewController) -> UITraitCollection) {
    self.ofController = ofController
  }

  package init(_ rule: UIKitRules.Inheritance) {
    switch rule {
    case .superview: self = .superview
    case .parent: self = .parent
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Its own override, else its controller's traits, else its superview's.
  public final var traitCollection: UITraitCollection {
    TraitReader.note(readOf: self)
    return resolvedTraits
  }

  /// The same, without anybody's having read them.
  final var resolvedTraits: UITraitCollection {
    var next: UIView? = self
    while let view = next {
      if let style = view.surroundings?.style, style != .unspecified {
        return UITraitCollection(userInterfaceStyle: style)
      }
      if view.hasController, let controller = view.controller { return controller.resolvedTraits }
      next = view.parent
    }
    return .system
  }

  /// Shows the view and what it holds light or dark, whatever surrounds it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { surroundings?.style ?? .unspecified }
    set {
      makeSurroundings().style = newValue
      TraitObservers.setNeedsUpdate()
    }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// Its own override, else what the rules say: since iOS 17 those of its view's superview.
  public final var traitCollection: UITraitCollection {
    TraitReader.note(readOf: self)
    return resolvedTraits
  }

  /// The same, without anybody's having read them.
  final var resolvedTraits: UITraitCollection {
    guard overrideUserInterfaceStyle == .unspecified else {
      return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }
    return TraitInheritance.current.ofController(self)
  }
}

extension UIScreen: UITraitEnvironment {
  public var traitCollection: UITraitCollection { .system }
}
