extension LoadingPolicy {
  /// The belief that making a controller makes its view.
  static let atInit = LoadingPolicy(
    afterInit: { $0.loadViewIfNeeded() }, beforeAppearance: once.beforeAppearance)

  /// The belief that `viewDidLoad` runs each time the screen is shown.
  static let atEveryVisit = LoadingPolicy(
    afterInit: once.afterInit,
    beforeAppearance: { controller in
      if controller.isViewLoaded { controller.sendViewDidLoad() }
      controller.loadViewIfNeeded()
    })

  init(_ rule: UIKitRules.Loading) {
    switch rule {
    case .once: self = .once
    case .atInit: self = .atInit
    case .atEveryVisit: self = .atEveryVisit
    }
  }
}
