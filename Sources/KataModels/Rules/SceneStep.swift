extension UIKitRules {
  /// One step of a launch, or of the way between foreground and background.
  ///
  /// A notification is posted for the scene, where it has one, and for the application.
  public enum SceneStep: String, Codable, Sendable, Hashable {
    case appWillFinishLaunching = "App.willFinishLaunching"
    case appDidFinishLaunching = "App.didFinishLaunching"
    case sceneWillConnect = "Scene.willConnectTo"
    case sceneWillEnterForeground = "Scene.sceneWillEnterForeground"
    case sceneDidBecomeActive = "Scene.sceneDidBecomeActive"
    case sceneWillResignActive = "Scene.sceneWillResignActive"
    case sceneDidEnterBackground = "Scene.sceneDidEnterBackground"
    case sceneDidDisconnect = "Scene.sceneDidDisconnect"
    case noteWillEnterForeground = "Note.willEnterForeground"
    case noteDidBecomeActive = "Note.didBecomeActive"
    case noteWillResignActive = "Note.willResignActive"
    case noteDidEnterBackground = "Note.didEnterBackground"
    /// The storyboard's window becomes key and visible.
    case storyboardWindowShows = "storyboardWindow.shows"
    /// The turn's commit lays out what is visible, which sends `viewIsAppearing`.
    case turnEnds = "turn.ends"
    /// What is visible is laid out for its picture in the app switcher.
    case snapshotLaysOut = "snapshot.laysOut"

    // What the application's delegate hears where there are no scenes.
    case appWillEnterForeground = "App.applicationWillEnterForeground"
    case appDidBecomeActive = "App.applicationDidBecomeActive"
    case appWillResignActive = "App.applicationWillResignActive"
    case appDidEnterBackground = "App.applicationDidEnterBackground"

    // What a root controller would hear if leaving the app took its view off the screen.
    case rootViewWillDisappear = "root.viewWillDisappear"
    case rootViewDidDisappear = "root.viewDidDisappear"
    case rootViewWillAppear = "root.viewWillAppear"
    case rootViewDidAppear = "root.viewDidAppear"
  }
}
