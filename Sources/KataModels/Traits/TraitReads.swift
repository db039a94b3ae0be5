/// Which passes over a view have read its traits, and are due again when those change.
///
/// Since iOS 18 UIKit calls `layoutSubviews`, `updateConstraints`, `draw`, `updateProperties` and
/// their like again when traits change that they read of the view's own `traitCollection`; a
/// controller's methods, of its own or its view's
/// (developer.apple.com/documentation/uikit/automatic-trait-tracking). Whether reading
/// `UITraitCollection.current` counts isn't said there, so it doesn't.
struct TraitReads: Sendable {
  private var styles: [PassNeeds.Passes: UIUserInterfaceStyle] = [:]

  mutating func note(_ style: UIUserInterfaceStyle, in pass: PassNeeds.Passes) {
    styles[pass] = style
  }

  mutating func forget(_ pass: PassNeeds.Passes) { styles[pass] = nil }

  /// Those in which another style was read than this one.
  func passes(outOfDateWith style: UIUserInterfaceStyle) -> PassNeeds.Passes {
    styles.reduce(into: []) { passes, read in
      if read.value != style { passes.formUnion(read.key) }
    }
  }
}

/// A method that runs in one of the passes, and whose reading of traits counts.
@MainActor struct TraitReader {
  private let view: UIView
  /// The controller whose method it is; nil for one of the view's own.
  private let controller: UIViewController?
  private let pass: PassNeeds.Passes

  private static var current: TraitReader?
  /// Whether any view's traits were ever read in a pass.
  private(set) static var isUsed = false

  /// Runs a method of the view, or of the controller whose root view it is.
  static func run(
    _ pass: PassNeeds.Passes, over view: UIView, of controller: UIViewController? = nil,
    _ method: () -> Void
  ) {
    let outer = current
    current = TraitReader(view: view, controller: controller, pass: pass)
    method()
    current = outer
  }

  static func note(readOf subject: AnyObject) {
    guard let current, subject === current.view || subject === current.controller else { return }
    isUsed = true
    let style = current.view.resolvedTraits.userInterfaceStyle
    current.view.makeSurroundings().traitReads.note(style, in: current.pass)
  }
}

extension UIView {
  /// A pass begins: what it read the last time doesn't count any more.
  final func forgetTraitReads(of pass: PassNeeds.Passes) {
    surroundings?.traitReads.forget(pass)
  }

  /// Asks again for the passes that have read other traits than there are now.
  final func redoPassesWithOldTraits() {
    guard let reads = surroundings?.traitReads else { return }
    let passes = reads.passes(outOfDateWith: resolvedTraits.userInterfaceStyle)
    if passes.contains(.layout) { setNeedsLayout() }
    if passes.contains(.display) { setNeedsDisplay() }
    if passes.contains(.constraints) { setNeedsUpdateConstraints() }
    mark(passes.intersection(.allProperties))
  }
}
