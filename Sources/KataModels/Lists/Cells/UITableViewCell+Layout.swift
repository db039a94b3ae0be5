extension UITableViewCell {
  /// Places the content beside the accessory view, and in it what the cell's own labels and image
  /// need. The model has no fonts, so a label gets the room there is, and no kata asks for it.
  final func layOutParts() {
    var content = bounds
    if let accessory = parts.accessoryView {
      let size = accessory.bounds.size
      content.size.width -= size.width + Self.margin
      accessory.frame = CGRect(
        x: content.maxX, y: content.midY - size.height / 2, width: size.width, height: size.height)
    }
    contentView.frame = content
    var room = CGRect(origin: .zero, size: content.size).insetBy(dx: Self.margin, dy: 0)
    if let view = parts.image, let image = view.image {
      let height = min(image.size.height, room.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      view.frame = CGRect(
        x: room.minX, y: room.midY - height / 2, width: width, height: height)
      room.origin.x += width + Self.margin
      room.size.width -= width + Self.margin
    }
    layOutLabels(in: room)
  }

  private func layOutLabels(in room: CGRect) {
    guard let detail = parts.detail else {
      parts.text?.frame = room
      return
    }
    let edge: CGRectEdge = parts.style == .subtitle ? .minYEdge : .minXEdge
    let half = edge == .minYEdge ? room.height / 2 : room.width / 2
    let (first, second) = room.divided(atDistance: half, from: edge)
    parts.text?.frame = first
    detail.frame = second
  }

  private static let margin: CGFloat = 16

  /// How high the constraints inside `contentView` make the cell; nil without any.
  final func fittingHeight(in width: CGFloat) -> CGFloat? {
    guard contentView.subviews.contains(where: \.needs.hasRoles) else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}
