import KataTrace

/// What a controller hears about its view's coming and going, and in what order around layout.
enum AppearanceCallback: String {
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews

  var family: TraceFamily {
    switch self {
    case .viewIsAppearing: .isAppearing
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    default: .appearance
    }
  }

  /// What comes before the root view's own `layoutSubviews`, by the rules of this program.
  static let beforeLayout = UIKitRules.current.appearance.layout
    .prefix { $0 != .layoutSubviews }.compactMap { AppearanceCallback(rawValue: $0.rawValue) }
  static let afterLayout = UIKitRules.current.appearance.layout
    .drop { $0 != .layoutSubviews }.compactMap { AppearanceCallback(rawValue: $0.rawValue) }
}

extension UIViewController {
  final func send(_ callback: AppearanceCallback) {
    if callback == .viewIsAppearing { appearance.owesIsAppearing = false }
    Tracer.send(callback.family, to: self, callback.rawValue)
    let animated = appearance.isAnimated
    switch callback {
    case .viewWillAppear: viewWillAppear(animated)
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    }
  }

  /// Sends the callbacks around a layout; `viewIsAppearing` only where it is owed.
  final func send(_ callbacks: [AppearanceCallback]) {
    for callback in callbacks {
      if callback == .viewIsAppearing { sendIsAppearingIfOwed() } else { send(callback) }
    }
  }
}
