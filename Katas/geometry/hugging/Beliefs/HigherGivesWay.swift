import UIKit

let own1: CGFloat = 110/*:100...120 by 10*/
let own2: CGFloat = 60/*:50...80 by 10*/
let hugging: CGFloat = 300/*:200|300*/
let resistance: CGFloat = 800/*:700|800*/
let narrow: CGFloat = 140/*:130...140 by 10*/

print("name, wide row:", hugging > 250 ? 300 - own2 : own1)
print("time, wide row:", hugging > 250 ? own2 : 300 - own1)
print("name, narrow row:", resistance > 750 ? own1 : narrow - own2)
print("time, narrow row:", resistance > 750 ? narrow - own1 : own2)
