/// Words of UIKit that answers are made of, offered by completion. Far more than any answer holds,
/// so that the offer gives nothing away.
enum UIKitVocabulary {
  static let words = callbacks + phases + values

  private static let callbacks = [
    "awakeFromNib", "becomeFirstResponder", "canBecomeFirstResponder", "deinit",
    "didFinishLaunching", "didMove(toParent:)", "didMoveToSuperview", "didMoveToWindow",
    "didReceiveMemoryWarning",
    "draw(_:)", "gestureRecognizerShouldBegin", "hitTest(_:with:)", "init", "layoutSubviews",
    "loadView", "point(inside:with:)", "prepareForReuse", "resignFirstResponder",
    "safeAreaInsetsDidChange", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "touchesBegan", "touchesCancelled",
    "touchesEnded", "touchesMoved", "traitCollectionDidChange", "updateConstraints",
    "updateProperties", "updateViewConstraints", "viewDidAppear", "viewDidDisappear",
    "viewDidLayoutSubviews", "viewDidLoad", "viewIsAppearing", "viewSafeAreaInsetsDidChange",
    "viewWillAppear", "viewWillDisappear", "viewWillLayoutSubviews", "viewWillTransition(to:with:)",
    "willConnectTo", "willFinishLaunching", "willMove(toParent:)", "willMove(toSuperview:)",
    "willMove(toWindow:)",
  ]

  private static let phases = [
    "began", "cancelled", "changed", "ended", "failed", "possible", "touchCancel", "touchDown",
    "touchDragInside", "touchUpInside", "touchUpOutside", "valueChanged",
  ]

  private static let values = [
    "bounds", "center", "false", "frame", "isHidden", "nil", "origin", "size", "transform", "true",
    "window",
  ]
}
