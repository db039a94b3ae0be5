import KataModels
import KataStage

extension LifecycleScripts {
  static let presentation: [String: Script] = [
    "M01": {
      let (stage, presenter) = onStage(A())
      return traced(.loading, .appearance, .isAppearing) {
        presenter.present(modal(.fullScreen), animated: false) {
          Tracer.output("Main.presentCompletion")
        }
        stage.settle()
      }
    },
    "M02": {
      let (stage, presenter) = onStage(A())
      return traced(.appearance, .isAppearing) {
        presenter.present(modal(.fullScreen), animated: true)
        stage.settle()
      }
    },
    "M07": {
      let (stage, presenter) = onStage(A())
      return traced(.loading, .appearance, .isAppearing) {
        presenter.present(modal(.overFullScreen), animated: true)
        stage.settle()
      }
    },
    "M10": {
      let (stage, presenter) = onStage(A())
      let witness = Witness()
      witness.modalPresentationStyle = .fullScreen
      witness.look = presentationFlags
      presenter.present(witness, animated: true)
      stage.settle()
      presenter.dismiss(animated: true)
      stage.settle()
      return witness.seen.map { "M.\($0)" }
    },
    "M11": {
      let (stage, presenter) = onStage(A())
      return traced(.appearance) {
        presenter.present(modal(.formSheet), animated: true)
        stage.settle()
      }
    },
    "M12": {
      let (stage, _, _) = withSheet()
      return traced(.appearance, .isAppearing) {
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        stage.settle()
      }
    },
    "M13": {
      let (stage, _, sheet) = withSheet()
      let delegate = SheetDelegate()
      sheet.presentationController?.delegate = delegate
      return traced {
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 780))
        stage.settle()
      }
    },
  ]

  private static func onStage(_ root: UIViewController) -> (Stage, UIViewController) {
    (Stage(root), root)
  }

  private static func modal(_ style: UIModalPresentationStyle) -> UIViewController {
    let modal = B().named("M")
    modal.modalPresentationStyle = style
    return modal
  }

  private static let presentationFlags: (Witness) -> String = {
    """
    isBeingPresented=\($0.isBeingPresented) isBeingDismissed=\($0.isBeingDismissed) \
    presentingViewController=\($0.presentingViewController == nil ? "nil" : "set")
    """
  }
}

/// A presenter `A` with a sheet `M` that has come to rest.
@MainActor func withSheet() -> (Stage, UIViewController, UIViewController) {
  let (presenter, sheet) = (A(), B().named("M"))
  let stage = Stage(presenter)
  presenter.present(sheet, animated: false)
  stage.settle()
  return (stage, presenter, sheet)
}

/// Says what it is asked and told.
@MainActor final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    Tracer.output("SheetDelegate.shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    Tracer.output("SheetDelegate.willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Tracer.output("SheetDelegate.didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    Tracer.output("SheetDelegate.didAttemptToDismiss")
  }
}
