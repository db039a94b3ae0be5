/// What a cell is made of: labels and image are made when they are first asked for.
@MainActor final class CellParts {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  let contentView: UIView = UITableViewCellContentView(frame: .zero)

  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var isSelected = false
  var isHighlighted = false

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
  }

  var textLabel: UILabel {
    if let text { return text }
    let label = UILabel()
    text = label
    contentView.addSubview(label)
    return label
  }

  var detailLabel: UILabel {
    if let detail { return detail }
    let label = UILabel()
    detail = label
    contentView.addSubview(label)
    return label
  }

  var imageView: UIImageView {
    if let image { return image }
    let view = UIImageView()
    image = view
    contentView.addSubview(view)
    return view
  }
}

/// Named as UIKit's is, so that it is traced and drawn under that name.
private final class UITableViewCellContentView: UIView {}
