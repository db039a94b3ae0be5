extension ResponderPolicy {
  init(_ rules: UIKitRules.Touches) {
    switch rules.chain {
    case .throughControllers: self = .throughControllers
    case .viewsOnly: self = .viewsOnly
    }
    switch rules.actionsStart {
    case .atTheFirstResponder: break
    case .atTheSender: start = { $0 as? UIResponder }
    case .nowhere: start = { _ in nil }
    }
    if rules.firstResponder == .theTouchedView { touched = Self.makeFirst }
  }
}
