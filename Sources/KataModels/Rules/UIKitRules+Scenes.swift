extension UIKitRules {
  /// How an app starts, goes to the background and comes back.
  public struct Scenes: Codable, Sendable, Hashable {
    @Rule(
      "A window built in code loads and announces its root at once, before the scene enters the foreground",
      in: .launches, since: "iOS 13",
      source:
        "github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker States.md; github.com/Vercantez/openuikit (UIKit 26.1)"
    )
    public var launchInCode: [SceneStep] = [
      .appWillFinishLaunching, .appDidFinishLaunching, .sceneWillConnect,
      .sceneWillEnterForeground, .turnEnds, .sceneDidBecomeActive, .noteDidBecomeActive,
    ]

    @Rule(
      "A storyboard's window shows its root when the scene has entered the foreground",
      in: .launches, since: "iOS 13",
      source: "github.com/hdk2200/UIViewControllerLifeCycle @e33e90e")
    public var launchFromStoryboard: [SceneStep] = [
      .appWillFinishLaunching, .appDidFinishLaunching, .sceneWillConnect,
      .sceneWillEnterForeground, .storyboardWindowShows, .turnEnds, .sceneDidBecomeActive,
      .noteDidBecomeActive,
    ]

    @Rule(
      "On the way to the background the scene's delegate hears of each step before its notification, and no controller disappears",
      in: .sceneChanges, since: "iOS 13",
      source: "github.com/hdk2200/UIViewControllerLifeCycle @e33e90e",
      disputed:
        "No source tells the order of a scene's notification and the application's; no kata asks it"
    )
    public var toBackground: [SceneStep] = [
      .sceneWillResignActive, .noteWillResignActive, .sceneDidEnterBackground,
      .noteDidEnterBackground, .snapshotLaysOut, .snapshotLaysOut,
    ]

    @Rule(
      "Coming back from the background sends no appearance callbacks",
      in: .sceneChanges, since: "iOS 13",
      source: "github.com/hdk2200/UIViewControllerLifeCycle @e33e90e")
    public var toForeground: [SceneStep] = [
      .sceneWillEnterForeground, .noteWillEnterForeground, .sceneDidBecomeActive,
      .noteDidBecomeActive,
    ]

    @Rule(
      "What covers the app for a while, such as the control centre, makes its scene inactive and no more",
      in: .sceneChanges, since: "iOS 13",
      source: "developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)")
    public var interruption: [SceneStep] = [
      .sceneWillResignActive, .noteWillResignActive, .turnEnds, .sceneDidBecomeActive,
      .noteDidBecomeActive,
    ]

    @Rule(
      "A scene that is swiped away in the app switcher is disconnected",
      in: .sceneChanges, since: "iOS 13", source: "developer.apple.com/forums (a log by mmatiush)",
      disputed: "Others also see sceneDidEnterBackground first, depending on the state")
    public var disconnection: [SceneStep] = [
      .sceneWillResignActive, .noteWillResignActive, .sceneDidDisconnect,
    ]

    @Rule(
      "An app without scenes is told by its own delegate that it has become active",
      in: .launches, since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      disputed: "Whether that comes before or after viewDidAppear has changed between releases")
    public var launchWithoutScenes: [SceneStep] = [
      .appWillFinishLaunching, .appDidFinishLaunching, .turnEnds, .appDidBecomeActive,
      .noteDidBecomeActive,
    ]

    @Rule(
      "The iOS SDK that the app is built with", since: "iOS 26",
      source: "what the course models")
    public var sdk = 26.0

    @Rule(
      "An app without scenes gets a line in the log from this system on",
      since: "iOS 18.4", source: "developer.apple.com/documentation/technotes/tn3187")
    public var absenceIsLoggedFrom = 18.4

    @Rule(
      "An app without scenes doesn't launch if it was built with this SDK or a later one",
      since: "iOS 27", source: "developer.apple.com/documentation/technotes/tn3187")
    public var requiredFromSDK = 27.0

    public init() {}
  }
}
