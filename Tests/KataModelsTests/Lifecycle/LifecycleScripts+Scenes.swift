import KataModels
import KataStage

extension LifecycleScripts {
  /// What this file and the next one cover.
  nonisolated static let sceneIDs = [
    "L02", "L03", "L04", "L05", "A01", "A02", "A03", "A04", "A05", "A08", "V13", "R02", "R05",
    "R06",
  ]

  static let scenes: [String: Script] = [
    "L02": {
      launched(.scene, .loading, .appearance, .isAppearing) {
        let nav = UINavigationController(rootViewController: Custom().named("A"))
        return Stage(launching: StoryboardOwner(), storyboard: nav)
      }.of("App", "Scene", "Note", "A").filter { $0 != willFinish }
    },
    "L03": {
      launched(.scene, .loading, .appearance) { Stage(launching: WindowMaker(A())) }
        .of("App", "Scene", "A").filter { $0 != willFinish }
    },
    "L04": {
      launched(.scene, .appearance) {
        Stage(launching: WindowMaker(Insetting().named("A")), safeArea: notch)
      }.filter { $0.contains("A.viewWill") || $0.contains("SafeArea") || $0.contains("Foreground") }
    },
    "A01": { onceLaunched { $0.enterBackground() } },
    "A02": { onceLaunched(after: { $0.enterBackground() }, act: { $0.enterForeground() }) },
    "A03": { onceLaunched(.layout) { $0.enterBackground() }.of("A") },
    "A04": { onceLaunched { $0.interrupt() }.of("Scene") },
    "A05": { onceLaunched { $0.disconnect() }.of("Scene") },
    "A08": {
      var rules = UIKitRules().scenes
      rules.sdk = 27
      guard case .required = SceneAdoption(rules) else { return [] }
      return ["CRASH or launch refused: scene life cycle required"]
    },
  ]

  /// The logs' app delegates don't implement it.
  private static let willFinish = "App.willFinishLaunching"
  static let notch = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private static func onceLaunched(
    _ families: TraceFamily..., after first: (Stage) -> Void = { _ in }, act: (Stage) -> Void
  ) -> [String] {
    let stage = Stage(launching: WindowMaker(A()))
    first(stage)
    let lines = traced(families.isEmpty ? [.scene, .appearance] : families) {
      noting { act(stage) }
    }
    stage.disconnect()
    return lines
  }
}

/// Says when its safe area changes.
final class Insetting: UIViewController {
  override func viewSafeAreaInsetsDidChange() {
    Tracer.output("\(traceName).viewSafeAreaInsetsDidChange")
  }
}
