/// What one controller has to do with presenting and being presented.
struct PresentationState {
  /// What it presents itself; it owns that screen while it does.
  var presented: UIViewController?
  /// What runs its own presentation: made when it is presented, or asked for before that.
  var controller: UIPresentationController?
  /// Whether its view has been taken out of the window by what it presents.
  var isCovered = false
}

extension UIViewController {
  /// What this controller, or the nearest one above it that does, presents.
  public final var presentedViewController: UIViewController? {
    lineage.lazy.compactMap(\.presentation.presented).first
  }

  /// Who presents this controller, or the nearest one above it that is presented.
  public final var presentingViewController: UIViewController? {
    lineage.lazy.compactMap(\.presentation.controller?.presenter).first
  }

  /// What runs the presentation that this controller is part of. Asked for before the controller
  /// is presented, it is made by the style as it then is.
  public final var presentationController: UIPresentationController? {
    if let controller = lineage.lazy.compactMap(\.presentation.controller)
      .first(where: { $0.presenter != nil })
    {
      return controller
    }
    let top = lineage.last ?? self
    if let controller = top.presentation.controller,
      controller.presentationStyle == top.modalPresentationStyle.resolved
    {
      return controller
    }
    top.presentation.controller = UIPresentationController.make(for: top)
    return top.presentation.controller
  }

  /// The same where the style is a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// This controller and those above it, up to the window's root or to what is presented.
  final var lineage: [UIViewController] {
    Array(sequence(first: self, next: { $0.parent }))
  }
}
