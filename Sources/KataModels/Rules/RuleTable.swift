/// Orders that `uikata rules` shows side by side, so that their differences meet the eye.
///
/// A plain enumeration, so that reading a rule copies nothing.
public enum RuleTable: Sendable, Hashable {
  case arrivals, departures, returns, launches, sceneChanges

  /// What the orders have in common.
  var title: String {
    switch self {
    case .arrivals: "A screen arrives"
    case .departures: "A screen goes back where it came from"
    case .returns: "A finger lets go too early"
    case .launches: "An app is launched"
    case .sceneChanges: "A scene changes its state"
    }
  }

  /// What the steps mean whose names don't say it, as Markdown.
  var legend: String {
    switch self {
    case .arrivals:
      """
      `old` is the screen that leaves or is covered, `new` the one that arrives. With \
      `new.joinsWindow` the new view enters the window and is laid out, which sends \
      `viewIsAppearing`; at `call.returns` the call that asked for the change returns. Above `transition.runs` stands what comes before the animation, below \
      it what comes after.
      """
    case .departures:
      """
      `old` is the screen that goes, `new` the one that shows again. With `buried.areReleased` \
      the screens between the two, which nobody saw, are let go.
      """
    case .returns:
      """
      This comes in place of all that follows `transition.runs`. The names stay as they were: \
      `old` wanted to leave and stays, `new` was on its way and goes.
      """
    case .launches:
      "At `turn.ends` what is visible is laid out, which sends `viewIsAppearing`."
    case .sceneChanges:
      """
      `Note` is a notification. At `snapshot.laysOut` what is visible is laid out for its \
      picture in the app switcher.
      """
    }
  }
}
