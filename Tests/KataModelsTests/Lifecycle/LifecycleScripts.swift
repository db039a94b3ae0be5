import KataModels
import KataStage

/// Each covered case of the evidence, acted out; the lines are what happened after its set-up.
@MainActor enum LifecycleScripts {
  typealias Script = @MainActor () -> [String]

  static let all = [
    first, navigation, swiping, pages, presentation, tabs, containment, loading, layout, scenes,
    environment, time, tables,
  ]
  .reduce(into: [String: Script]()) { $0.merge($1) { one, _ in one } }

  private static let first: [String: Script] = [
    "L01": {
      traced(.loading, .appearance, .isAppearing) {
        _ = Stage(UINavigationController(rootViewController: A()))
      }.of("A")
    },
    "L06": { traced(.appearance, .isAppearing) { _ = Stage(A()) } },
    "L07": {
      let stage = Stage(A())
      return traced(.appearance, .isAppearing) {
        stage.resize(to: CGSize(width: 800, height: 400))
        stage.resize(to: CGSize(width: 800, height: 500))
      }
    },
  ]

  private static let loading: [String: Script] = [
    "V02": { loadingLines { _ = $0.view } },
    "V03": {
      var eager: Eager?
      var lines = traced(.loading) { eager = Eager() }.map { $0.replacing("Eager.", with: "A.") }
      lines.insert("A.loadView", at: 0)
      lines.append("Main.initReturns")
      if let eager { lines += traced(.loading) { _ = Stage(eager) } }
      return lines + ["Main.setRoot"]
    },
    "V04": {
      loadingLines {
        $0.loadViewIfNeeded()
        $0.loadViewIfNeeded()
      }
    },
    "V05": { loadingLines { _ = $0.view } },
    "V09": {
      let controller = Custom().named("A")
      controller.loadViewIfNeeded()
      return traced(.loading) {
        controller.view = nil
        _ = controller.view
      }
    },
  ]

  private static func loadingLines(_ act: (UIViewController) -> Void) -> [String] {
    let controller = Custom().named("A")
    return traced(.loading) { act(controller) }
  }

  private static let layout: [String: Script] = [
    "Y04": {
      let view = Configured(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).named("v")
      let stage = Stage(view)
      return traced(.layout, .drawing) {
        view.setNeedsDisplay()
        view.setNeedsLayout()
        stage.settle()
      }.of("v")
    },
    "Y17": {
      let view = Configured().named("v")
      let stage = Stage(view)
      return traced(.layout, .drawing) {
        view.setNeedsUpdateProperties()
        view.setNeedsLayout()
        stage.settle()
      }.of("v")
    },
    "Y02": {
      let view = UIView().named("v")
      let stage = Stage(view)
      view.setNeedsLayout()
      return traced(.layout) {
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        stage.settle()
      }
    },
    "Y08": {
      let (controller, child) = (A(), UIView().named("child"))
      controller.view.named("root").addSubview(child)
      let stage = Stage(controller)
      return traced(.constraints, .layout) {
        child.setNeedsUpdateConstraints()
        controller.view.setNeedsUpdateConstraints()
        controller.view.setNeedsLayout()
        stage.settle()
      }
    },
    "Y06": {
      let (controller, child) = (A(), UIView().named("child"))
      controller.view.named("root").addSubview(child)
      let stage = Stage(controller)
      return traced(.layout) {
        child.setNeedsLayout()
        controller.view.setNeedsLayout()
        stage.settle()
      }
    },
    "Y13": {
      let (superview, view) = (UIView().named("s"), UIView().named("v"))
      let stage = Stage(superview)
      return traced(.layout) {
        superview.addSubview(view)
        stage.settle()
      }
    },
    "Y14": {
      let (superview, view) = (UIView().named("s"), UIView().named("v"))
      superview.addSubview(view)
      let stage = Stage(superview)
      return traced(.layout) {
        view.removeFromSuperview()
        stage.settle()
      }
    },
  ]
}
