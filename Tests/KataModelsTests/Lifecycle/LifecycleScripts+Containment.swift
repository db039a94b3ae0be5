import KataModels
import KataStage

extension LifecycleScripts {
  static let containment: [String: Script] = [
    "C02": {
      let (parent, child) = (P(), C())
      let stage = Stage(parent)
      return traced(.loading, .appearance, .isAppearing, .containment) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.settle()
      }
    },
    "C05": {
      let (parent, child) = (P(), C())
      let stage = Stage(parent)
      return traced(.loading, .appearance, .isAppearing, .containment) {
        parent.addChild(child)
        stage.wait(1)
      }
    },
    "C06": {
      let (parent, child) = (P(), C())
      adopt(child, by: parent)
      child.didMove(toParent: parent)
      return traced(.appearance) { _ = Stage(parent) }
    },
    "C08": {
      let (parent, child) = (P(), C())
      return traced(.loading, .appearance, .containment) {
        adopt(child, by: parent)
        _ = Stage(parent)
      }.of("C")
    },
    "C14": {
      let (parent, child) = (Silent(), C())
      let stage = Stage(parent)
      adopt(child, by: parent)
      stage.settle()
      return traced(.appearance, .isAppearing) {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        stage.settle()
      }
    },
    "C17": {
      let (parent, old, new) = (P(), C().named("Old"), C().named("New"))
      let stage = Stage(parent)
      adopt(old, by: parent)
      stage.settle()
      return traced(.appearance) {
        adopt(new, by: parent)
        stage.wait(0.3)
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        stage.settle()
      }
    },
    "C20": {
      let (parent, witness) = (P(), Witness())
      adopt(witness, by: parent)
      let stage = Stage(parent)
      witness.seen = []
      witness.viewWillAppear(true)
      stage.settle()
      return witness.seen.map { "C.\($0.dropLast())" }
    },
  ]

  private static func adopt(_ child: UIViewController, by parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
  }
}
