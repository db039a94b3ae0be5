/// Who is to be told about changed traits, and what each was told last.
@MainActor enum TraitObservers {
  typealias Handler = (any UITraitEnvironment, UITraitCollection) -> Void

  private final class Registration: UITraitChangeRegistration {
    weak var subject: (any UITraitEnvironment)?
    let traits: [UITrait]
    let handler: Handler
    /// Nil until the subject has been in a window.
    var told: UITraitCollection?
    var isRemoved = false

    init(_ subject: any UITraitEnvironment, _ traits: [UITrait], _ handler: @escaping Handler) {
      (self.subject, self.traits, self.handler) = (subject, traits, handler)
    }

    func isAbout(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
      traits.contains { $0 is UITraitUserInterfaceStyle.Type }
        && old.userInterfaceStyle != new.userInterfaceStyle
    }
  }

  private static var registrations: [ObjectIdentifier: [Registration]] = [:]
  private static var needsUpdate = false

  static func add(
    _ subject: any UITraitEnvironment, _ traits: [UITrait], _ handler: @escaping Handler
  ) -> any UITraitChangeRegistration {
    let registration = Registration(subject, traits, handler)
    registrations = registrations.filter { $0.value.contains { $0.subject != nil } }
    registrations[ObjectIdentifier(subject), default: []].append(registration)
    setNeedsUpdate()
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? Registration else { return }
    registration.isRemoved = true
    for id in Array(registrations.keys) {
      registrations[id]?.removeAll { $0 === registration }
    }
  }

  /// Traits have changed somewhere, or somebody came into a window.
  static func setNeedsUpdate() {
    guard !registrations.isEmpty || TraitReader.isUsed else { return }
    needsUpdate = true
    MainLoop.main.setNeedsCommit()
  }

  /// Tells those whose traits have changed, a superview before what it holds, and asks again for what
  /// was done with the old ones.
  static func update(in windows: [UIWindow]) {
    guard needsUpdate else { return }
    needsUpdate = false
    for window in windows {
      window.forEachInTree { view in
        if let controller = view.controller { update(controller, in: view) }
        update(view, in: view)
        view.redoPassesWithOldTraits()
      }
    }
  }

  private static func update(_ subject: any UITraitEnvironment, in view: UIView) {
    guard let all = registrations[ObjectIdentifier(subject)] else { return }
    let new = subject.traitCollection
    for registration in all where registration.subject === subject && !registration.isRemoved {
      let old = registration.told
      registration.told = new
      guard let old, registration.isAbout(old, new) else { continue }
      UITraitCollection.performAsCurrent(of: view) { registration.handler(subject, old) }
    }
  }
}
