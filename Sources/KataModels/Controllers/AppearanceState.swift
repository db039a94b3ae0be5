/// How far a controller has come in appearing or disappearing.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  /// What the callbacks of the open transition are told.
  var isAnimated = false
  /// Whether this appearance's `viewIsAppearing` is still to come.
  var owesIsAppearing = false
  /// Whether the view was loaded since the controller last appeared.
  var hasNewView = false
  /// Changes of a container's screens that end with its own appearance; told whether it appeared.
  var followers: [@MainActor (Bool) -> Void] = []
  /// The change that runs this controller's appearance, step by step.
  weak var transition: ScreenTransition?

  var isDirected: Bool { transition != nil }
  var isOpen: Bool { phase == .appearing || phase == .disappearing }
}
