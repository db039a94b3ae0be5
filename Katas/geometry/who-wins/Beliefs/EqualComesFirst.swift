import UIKit

let card1: CGFloat = 240/*:220...260 by 10*/
let cardNumber: CGFloat = 700/*:200|700*/
let card2: CGFloat = 160/*:140...180 by 10*/
let photo1: CGFloat = 120/*:100...140 by 10*/
let photo2: CGFloat = 200/*:180...220 by 10*/
let photoNumber: CGFloat = 600/*:300|600*/
let badge1: CGFloat = 300/*:280...320 by 10*/
let badge2: CGFloat = 400 * 0.44/*:0.42...0.48 by 0.02*/
let banner1: CGFloat = 90/*:80...100 by 5*/
let banner2: CGFloat = 130/*:110...150 by 10*/

print("card:", cardNumber > 500 ? card1 : card2)
print("photo:", photoNumber > 400 ? photo2 : photo1)
print("badge:", badge1)
print("banner:", banner1)
