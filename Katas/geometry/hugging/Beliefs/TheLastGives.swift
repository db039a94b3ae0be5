import UIKit

let own1: CGFloat = 110/*:100...120 by 10*/
let own2: CGFloat = 60/*:50...80 by 10*/
let hugging: CGFloat = 300/*:200|300*/
let resistance: CGFloat = 800/*:700|800*/
let narrow: CGFloat = 140/*:130...140 by 10*/

print("name, wide row:", own1)
print("time, wide row:", 300 - own1)
print("name, narrow row:", own1)
print("time, narrow row:", narrow - own1)
