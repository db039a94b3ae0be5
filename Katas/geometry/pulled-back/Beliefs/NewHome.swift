import UIKit

let card: CGFloat = 40/*:20...60 by 10*/
let photo: CGFloat = 120/*:100...140 by 10*/
let cardWay: CGFloat = 200/*:160...280 by 20*/
let photoWay: CGFloat = 300/*:300...400 by 20*/

print("animated, card:", card + cardWay)
print("animated, photo:", photo + photoWay)
print("asked, card:", card + cardWay)
print("laid out, card:", card + cardWay)
print("laid out, photo:", photo)
