extension GeometryPolicy {
  init(_ rules: UIKitRules.Geometry) {
    switch (rules.frameIsInSuperview, rules.frameFollowsTransform) {
    case (false, _): frame = Self.ownCoordinates
    case (true, false): frame = Self.unturned
    case (true, true): frame = \.frame
    }
    bounds = rules.boundsOriginIsKept ? \.bounds : Self.startingAtZero
    move = rules.keepsSubviewFrames ? Self.moveAlone : Self.moveWithSubviews
    switch rules.turnsAbout {
    case .anchor: turning = \.transform
    case .corner: turning = Self.aboutCorner
    }
  }
}

extension ConversionPolicy {
  init(_ rules: UIKitRules.Geometry) {
    switch rules.framesCountFrom {
    case .superview: self = .stepByStep
    case .grandparent: self = .fromGrandparent
    }
  }
}
