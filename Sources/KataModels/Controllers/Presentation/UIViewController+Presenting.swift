extension UIViewController {
  // MARK: Presenting

  /// Traps with UIKit's sentence where UIKit raises an exception: for a screen that is shown already.
  final func startPresenting(
    _ screen: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(of: screen)
    if let reason = presenter.reasonNotToPresent {
      return SystemLog.warn(
        "Attempt to present <\(Tracer.name(of: screen))> on <\(Tracer.name(of: presenter))> "
          + "(from <\(Tracer.name(of: self))>) \(reason).")
    }
    // UIKit raises an exception with this sentence.
    if screen.isShown {
      fatalError(
        "Application tried to present modally an active controller <\(Tracer.name(of: screen))>.")
    }
    guard let controller = screen.presentationController else { return }
    controller.presenter = presenter
    presenter.presentation.presented = screen
    screen.isBeingPresented = true
    let rules = UIKitRules.current.appearance
    let covers = controller.shouldRemovePresentersView
    controller.start(
      .init(
        old: presenter, new: screen, steps: covers ? rules.fullScreenPresent : rules.sheetPresent,
        isAnimated: animated, completion: completion))
  }

  /// The topmost controller above this one, or the nearest that defines a context.
  private func presenter(of screen: UIViewController) -> UIViewController {
    let lineage = lineage
    if screen.modalPresentationStyle.staysInContext,
      let context = lineage.first(where: \.definesPresentationContext)
    {
      return context
    }
    return lineage.last ?? self
  }

  /// Whether it is inside a container, presented, or the root of its window.
  private var isShown: Bool {
    parent != nil || presentation.controller?.presenter != nil
      || viewIfLoaded?.window?.rootViewController === self
  }

  private var reasonNotToPresent: String? {
    if let presented = presentation.presented {
      return "which is already presenting <\(Tracer.name(of: presented))>"
    }
    return viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }

  // MARK: Dismissing

  final func startDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = lineage.first(where: { $0.presentation.presented != nil }) else {
      if let presenting = presentingViewController {
        presenting.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    presenter.dismissAll(animated, completion)
  }

  /// The topmost screen goes as if it were alone; those under it go without being seen.
  private func dismissAll(_ animated: Bool, _ completion: (() -> Void)?) {
    let stack = Array(
      sequence(first: self, next: { $0.presentation.presented }).dropFirst())
    guard let top = stack.last, let controller = stack[0].presentation.controller else { return }
    if stack.contains(where: { $0.presentation.controller?.transition != nil }) {
      return SystemLog.warn(
        "Attempt to dismiss from view controller <\(Tracer.name(of: self))> "
          + "while a presentation or dismiss is in progress!")
    }
    for screen in stack { screen.isBeingDismissed = true }
    let rules = UIKitRules.current.appearance
    controller.start(
      .init(
        old: top, new: self, buried: stack.dropLast().reversed(),
        steps: presentation.isCovered ? rules.fullScreenDismiss : rules.sheetDismiss,
        isAnimated: animated, completion: completion))
  }
}

extension UIPresentationController {
  fileprivate final func start(_ plan: ScreenTransition.Plan) {
    let next = ScreenTransition(in: self, plan)
    transition = next
    next.run()
  }
}
