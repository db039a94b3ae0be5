import UIKit

/// A feed that scrolls, with a card in it that follows the finger
/// sideways, and a menu that is drawn in from the side.
///
/// The properties and what is in the feed stay; the rest is yours.
final class FeedViewController: UIViewController,
  UIGestureRecognizerDelegate
{
  let scrollView = UIScrollView()
  let card = UIView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
  let cardPan = UIPanGestureRecognizer()
  let menuPan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: 2000)
    view.addSubview(scrollView)
    scrollView.addSubview(card)
    cardPan.addTarget(self, action: #selector(dragCard))
    card.addGestureRecognizer(cardPan)
    view.addGestureRecognizer(menuPan)
    cardPan.delegate = self
  }

  @objc private func dragCard() {
    switch cardPan.state {
    case .began, .changed:
      let way = cardPan.translation(in: view)
      card.transform = CGAffineTransform(translationX: way.x, y: 0)
    default: card.transform = .identity
    }
  }

  func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let way = cardPan.translation(in: view)
    return abs(way.x) > abs(way.y)
  }
}
