import KataModels
import KataTrace

extension Stage {
  /// A view and what it holds, as a driver hands it over to be drawn.
  ///
  /// - Parameter marks: points in the view's own coordinates, each drawn as a patch.
  public static func tree(of view: UIView, marks: KeyValuePairs<String, CGPoint> = [:]) -> String {
    var tree = view.snapshot.withoutNumbers
    let (x, y) = (tree.inWindow[0] - tree.bounds[0], tree.inWindow[1] - tree.bounds[1])
    tree.subviews += marks.map { name, point in
      ViewSnapshot(
        name: name, type: name, frame: [point.x, point.y, 1, 1], bounds: [0, 0, 1, 1],
        inWindow: [point.x + x, point.y + y, 1, 1])
    }
    // Of a window only what it holds is drawn.
    let window = ViewSnapshot(
      name: tree.name, type: tree.type, frame: tree.inWindow, bounds: tree.inWindow,
      inWindow: tree.inWindow, subviews: [tree])
    return ChannelRecord.tree(time: 0, window: window).line
  }
}

extension ViewSnapshot {
  /// Without the numbers that tell views of one name apart: other cases have such views too.
  fileprivate var withoutNumbers: ViewSnapshot {
    var view = self
    view.name = String(name.prefix { $0 != "#" })
    view.subviews = subviews.map(\.withoutNumbers)
    return view
  }
}
