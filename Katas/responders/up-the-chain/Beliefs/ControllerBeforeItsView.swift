import KataStage
import UIKit

final class Detail: UIViewController {}
final class Card: UIView {}

let detail = Detail()
let card = Card()
let caption = UILabel()
detail.view.addSubview(card)
card.addSubview(caption)
let stage = Stage(detail)

var responder: UIResponder? = caption
while let next = responder {
  if next == detail.view { print(type(of: detail)) }
  if next != detail { print(type(of: next)) }
  responder = next.next
}
