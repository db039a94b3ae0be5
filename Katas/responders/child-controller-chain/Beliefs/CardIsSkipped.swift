import KataStage
import UIKit

final class Detail: UIViewController {}
final class Gallery: UIViewController {}
final class Card: UIView {}
final class Sticker: UIView {}

let detail = Detail()
let card = Card()
detail.view.addSubview(card)

let gallery = Gallery()
detail.addChild(gallery)
card.addSubview(gallery.view)
gallery.didMove(toParent: detail)
let sticker = Sticker()
gallery.view.addSubview(sticker)
let stage = Stage(detail)

var responder: UIResponder? = sticker
while let next = responder {
  if next != card { print(type(of: next)) }
  responder = next == detail ? nil : next.next
}
