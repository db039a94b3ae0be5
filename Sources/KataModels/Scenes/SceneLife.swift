/// The way of one scene through launch, foreground and background, in the order the rules give.
@MainActor package final class SceneLife {
  package typealias Step = UIKitRules.SceneStep

  /// Nil for an app without scenes.
  package let scene: UIWindowScene?
  /// The window made from a storyboard, which waits to be shown.
  private let storyboardWindow: UIWindow?
  private let rules: UIKitRules.Scenes
  private var app: UIApplication { .shared }

  /// - Parameter root: the initial controller of the scene's storyboard; nil where the delegate
  ///   makes its window in code.
  package init(
    _ scene: UIWindowScene?, storyboard root: UIViewController? = nil,
    rules: UIKitRules.Scenes = UIKitRules.current.scenes
  ) {
    (self.scene, self.rules) = (scene, rules)
    storyboardWindow = root.flatMap { root in
      scene.map { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        return window
      }
    }
  }

  // MARK: The ways

  package func launch() {
    guard let scene else { return run(rules.launchWithoutScenes) }
    if let storyboardWindow, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.window = storyboardWindow
    }
    app.connect(scene)
    run(storyboardWindow == nil ? rules.launchInCode : rules.launchFromStoryboard)
  }

  /// Does nothing where the scene is in the background already.
  package func enterBackground() {
    if state != .background, state != .unattached { run(rules.toBackground) }
  }

  /// Does nothing where the scene isn't in the background.
  package func enterForeground() {
    if state == .background { run(rules.toForeground) }
  }

  /// Does nothing where the scene isn't active.
  package func interrupt() {
    if state == .foregroundActive { run(rules.interruption) }
  }

  /// From the background only the last step is left.
  package func disconnect() {
    guard state != .unattached else { return }
    run(state == .background ? [.sceneDidDisconnect] : rules.disconnection)
  }

  /// Takes the steps up to the end of each turn in one turn.
  package func run(_ steps: [Step]) {
    for stretch in steps.split(separator: .turnEnds) {
      MainLoop.main.turn { for step in stretch { perform(step) } }
    }
    MainLoop.main.turnUntilIdle()
  }

  // MARK: One step

  private var state: UIScene.ActivationState {
    get { scene?.activationState ?? app.stateWithoutScenes }
    set {
      if let scene { scene.activationState = newValue } else { app.stateWithoutScenes = newValue }
    }
  }

  private func perform(_ step: Step) {
    switch step {
    case .turnEnds: break
    case .storyboardWindowShows: storyboardWindow?.makeKeyAndVisible()
    case .snapshotLaysOut: layOutForSnapshot()
    case .rootViewWillDisappear: forEachRoot { $0.beginAppearance(false, false) }
    case .rootViewWillAppear: forEachRoot { $0.beginAppearance(true, false) }
    case .rootViewDidDisappear, .rootViewDidAppear: forEachRoot { $0.endAppearance() }
    case .noteWillEnterForeground, .noteDidBecomeActive, .noteWillResignActive,
      .noteDidEnterBackground:
      post(step)
    default: tell(step)
    }
  }

  /// Brings the state up to date and tells whoever hears of the step.
  private func tell(_ step: Step) {
    switch step {
    case .sceneDidBecomeActive, .appDidBecomeActive: state = .foregroundActive
    case .sceneDidEnterBackground, .appDidEnterBackground: state = .background
    case .sceneDidDisconnect: state = .unattached
    default: break
    }
    if let scene { scene.tell(step) } else { app.tell(step.withoutScenes) }
    switch step {
    case .sceneWillEnterForeground, .sceneWillResignActive, .appWillEnterForeground,
      .appWillResignActive:
      state = .foregroundInactive
    case .sceneDidDisconnect: if let scene { app.disconnect(scene) }
    default: break
    }
  }

  private func post(_ step: Step) {
    guard let note = step.notifications else { return }
    if let scene { NotificationCenter.default.post(name: note.ofScene, object: scene) }
    NotificationCenter.default.post(name: note.ofApp, object: app)
    if step == .noteDidEnterBackground, app.applicationState == .background,
      UIKitRules.current.caching.forgetsInBackground
    {
      Caches.shared.forgetAll()
    }
  }

  // MARK: The windows

  private var windows: [UIWindow] {
    app.visibleWindows.filter { $0.windowScene === scene }
  }

  private func forEachRoot(_ act: (UIViewController) -> Void) {
    for window in windows { if let root = window.rootViewController { act(root) } }
  }

  private func layOutForSnapshot() {
    for window in windows {
      window.forEachInTree { if $0.hasController { $0.setNeedsLayout() } }
      window.layoutTree()
    }
  }
}
