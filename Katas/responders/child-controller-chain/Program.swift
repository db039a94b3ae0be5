import KataStage
import UIKit

final class Detail: UIViewController {}
final class Gallery: UIViewController {}
final class Card: UIView {}
final class Badge: UIView {}

let detail = Detail()
let card = Card()
detail.view.addSubview(card)

let gallery = Gallery()
detail.addChild(gallery)
card.addSubview(gallery.view)
gallery.didMove(toParent: detail)
let badge = Badge()
gallery.view.addSubview(badge)
let stage = Stage(detail)

var responder: UIResponder? = badge
while let next = responder {
  print(type(of: next))
  responder = next == detail ? nil : next.next
}
