/// How a screen is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the screen; the presenter's view is taken out of the window.
  case fullScreen = 0
  /// A card over the presenter, which stays and hears nothing. A finger can drag it away.
  case pageSheet = 1
  /// A smaller card where there is room for one; the model has none, and shows a page sheet.
  case formSheet = 2
  /// As full screen, over the controller that defines the context.
  case currentContext = 3
  /// As its presentation controller likes; the model has only the plain one, which covers all.
  case custom = 4
  /// Fills the screen; the presenter stays in the window and hears nothing.
  case overFullScreen = 5
  /// As over full screen, over the controller that defines the context.
  case overCurrentContext = 6
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  case popover = 7
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  case none = -1
  /// What the rules say: a form sheet since iOS 18, before that a page sheet since iOS 13.
  case automatic = -2

  var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    switch UIKitRules.current.presentation.automatic {
    case .formSheet: return .formSheet
    case .pageSheet: return .pageSheet
    case .fullScreen: return .fullScreen
    }
  }

  var isSheet: Bool { resolved == .pageSheet || resolved == .formSheet }
  var coversItsPresenter: Bool { resolved == .fullScreen || resolved == .currentContext }
  var staysInContext: Bool { resolved == .currentContext || resolved == .overCurrentContext }
}
