extension UIView {
  /// The subviews as they are drawn, back to front: by `zPosition`, and where that is the same in
  /// their own order (developer.apple.com/documentation/quartzcore/calayer/zposition).
  package final var drawnSubviews: [UIView] {
    let depths = children.map { $0.surroundings?.layer?.zPosition ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }
}
