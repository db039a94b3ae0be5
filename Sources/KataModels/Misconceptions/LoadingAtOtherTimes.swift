extension LoadingPolicy {
  /// The belief that making a controller makes its view.
  static let atInit = LoadingPolicy(
    afterInit: { $0.loadViewIfNeeded() }, beforeVisit: once.beforeVisit)

  /// The belief that `viewDidLoad` runs each time the screen is shown.
  static let atEveryVisit = LoadingPolicy(
    afterInit: once.afterInit,
    beforeVisit: { controller in
      controller.loadViewIfNeeded()
      if !controller.appearance.hasNewView { controller.sendViewDidLoad() }
    })

  init(_ rule: UIKitRules.Loading) {
    switch rule {
    case .once: self = .once
    case .atInit: self = .atInit
    case .atEveryVisit: self = .atEveryVisit
    }
  }
}
