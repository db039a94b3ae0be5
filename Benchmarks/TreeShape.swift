import KataModels

/// How the views of a measured tree hang together.
enum TreeShape: String, CaseIterable {
  case chain
  case tenAry = "ten-ary"
  case flat

  /// The superview of the view with this number, by number; the root is 0.
  func parent(of number: Int) -> Int {
    switch self {
    case .chain: number - 1
    case .tenAry: (number - 1) / 10
    case .flat: 0
    }
  }

  /// In the superview's coordinates. The children of one view lie on a line, a tenth of it apart;
  /// all of them hold the point (0, 0) only where they are a chain.
  func frame(of number: Int) -> CGRect {
    switch self {
    case .chain: CGRect(x: 0, y: 0, width: 1000, height: 1000)
    case .tenAry: CGRect(x: CGFloat((number - 1) % 10) * 100, y: 0, width: 100, height: 1000)
    case .flat: CGRect(x: 0, y: CGFloat(number) * 0.001, width: 1000, height: 0.001)
    }
  }

  /// A point of the root that as many views as possible have to be asked about.
  var point: CGPoint { CGPoint(x: 0.0001, y: 0) }
}
