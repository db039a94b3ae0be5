import UIKit

/// A photo on a card, and the comments below it. It tells the app what its
/// user does.
///
/// A tap anywhere closes the keyboard; on a comment it opens that as well.
/// A tap on the author's name opens the author. A tap on the card opens the
/// photo, a double tap likes it and does nothing else. A long press on a
/// comment reports it, once.
///
/// While the card is dragged it follows the finger and is pale, and the
/// comments don't scroll. However the drag ends, the card goes back.
final class CommentsViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  enum Action: Hashable {
    case closeKeyboard, openAuthor, openPhoto, likePhoto
    case open(comment: Int)
    case report(comment: Int)
  }

  let tableView = UITableView(frame: CGRect(x: 0, y: 340, width: 400, height: 500))
  let card = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 180))
  let authorLabel = UILabel(frame: CGRect(x: 50, y: 290, width: 300, height: 40))
  private let count: Int
  private let tell: (Action) -> Void

  init(comments count: Int, tell: @escaping (Action) -> Void) {
    self.count = count
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Comment")
    tableView.dataSource = self
    tableView.delegate = self
    for part in [card, authorLabel, tableView] { view.addSubview(part) }

    let close = UITapGestureRecognizer(
      target: self, action: #selector(closeKeyboard))
    close.cancelsTouchesInView = false
    view.addGestureRecognizer(close)
    authorLabel.isUserInteractionEnabled = true
    authorLabel.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(openAuthor)))
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(drag)))
    let open = UITapGestureRecognizer(target: self, action: #selector(openPhoto))
    let like = UITapGestureRecognizer(target: self, action: #selector(likePhoto))
    like.numberOfTapsRequired = 2
    open.require(toFail: like)
    card.addGestureRecognizer(open)
    card.addGestureRecognizer(like)
    tableView.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(report)))
  }

  @objc private func closeKeyboard() { tell(.closeKeyboard) }
  @objc private func openAuthor() { tell(.openAuthor) }
  @objc private func openPhoto() { tell(.openPhoto) }
  @objc private func likePhoto() { tell(.likePhoto) }

  @objc private func report(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let point = press.location(in: tableView)
    if let path = tableView.indexPathForRow(at: point) {
      tell(.report(comment: path.row))
    }
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      card.alpha = 0.8
      tableView.isScrollEnabled = false
    case .changed:
      let way = pan.translation(in: view)
      card.transform = CGAffineTransform(
        translationX: way.x, y: way.y)
    case .ended, .cancelled:
      card.alpha = 1
      card.transform = .identity
      tableView.isScrollEnabled = true
    default:
      break
    }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Comment", for: indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tell(.open(comment: indexPath.row))
  }
}
