import UIKit

/// `screen` is the controller's view; it lays out its parts.
extension CommentsViewController: UITableViewDataSource {
  /// Called once, by `viewDidLoad`.
  func addGestures() {
    screen.addGestureRecognizer(UITapGestureRecognizer(
      target: self, action: #selector(closeKeyboard)))
    screen.authorLabel.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: #selector(openAuthor)))
    screen.card.addGestureRecognizer(UIPanGestureRecognizer(
      target: self, action: #selector(drag)))
    let open = UITapGestureRecognizer(
      target: self, action: #selector(openPhoto))
    let like = UITapGestureRecognizer(
      target: self, action: #selector(likePhoto))
    like.numberOfTapsRequired = 2
    screen.card.addGestureRecognizer(open)
    screen.card.addGestureRecognizer(like)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      screen.card.alpha = 0.8
      screen.tableView.isScrollEnabled = false
    case .changed:
      let way = pan.translation(in: screen)
      screen.card.transform = screen.card.transform
        .translatedBy(x: way.x, y: way.y)
    case .ended:
      screen.card.alpha = 1
      screen.tableView.isScrollEnabled = true
      settleCard()
    default:
      break
    }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    comments.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Comment", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = comments[indexPath.row].text
    cell.contentConfiguration = content
    cell.addGestureRecognizer(UILongPressGestureRecognizer(
      target: self, action: #selector(reportComment)))
    return cell
  }

  @objc private func reportComment(
    _ press: UILongPressGestureRecognizer
  ) {
    let point = press.location(in: screen.tableView)
    if let path = screen.tableView.indexPathForRow(at: point) {
      moderator.report(comments[path.row])
    }
  }
}
