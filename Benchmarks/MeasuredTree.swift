import KataModels

/// The same tree twice: of the model's views, in a window, and of bare ones.
@MainActor struct MeasuredTree {
  let shape: TreeShape
  let views: [UIView]
  let bare: [BareView]
  let window: UIWindow

  init(_ shape: TreeShape, count: Int) {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    self.shape = shape
    var (views, bare) = ([UIView(frame: frame)], [BareView(frame: frame)])
    for number in 1..<count {
      views.append(UIView(frame: shape.frame(of: number)))
      bare.append(BareView(frame: shape.frame(of: number)))
      views[shape.parent(of: number)].addSubview(views[number])
      bare[shape.parent(of: number)].add(bare[number])
    }
    (self.views, self.bare) = (views, bare)
    window = UIWindow(frame: frame)
    window.isHidden = false
    window.addSubview(views[0])
  }
}
