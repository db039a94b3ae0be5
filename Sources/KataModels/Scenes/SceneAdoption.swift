/// What the system does about an app that has no scenes
/// (developer.apple.com/documentation/technotes/tn3187).
package enum SceneAdoption: Hashable {
  case notAskedFor
  /// It logs a line.
  case urged(String)
  /// It doesn't launch the app.
  case required(String)

  package init(_ rules: UIKitRules.Scenes) {
    if rules.sdk >= rules.requiredFromSDK {
      self = .required("UIScene life cycle is required for apps built with this SDK")
    } else if rules.sdk >= 26 {
      self = .urged(
        "UIScene lifecycle will soon be required. "
          + "Failure to adopt will result in an assert in the future.")
    } else if rules.sdk >= rules.absenceIsLoggedFrom {
      self = .urged(
        "This process does not adopt UIScene lifecycle. "
          + "This will become an assert in a future version.")
    } else {
      self = .notAskedFor
    }
  }

  /// Logs, or ends the program.
  package func enforce() {
    switch self {
    case .notAskedFor: break
    case .urged(let line): SystemLog.warn(line)
    case .required(let sentence): fatalError(sentence)
    }
  }
}
