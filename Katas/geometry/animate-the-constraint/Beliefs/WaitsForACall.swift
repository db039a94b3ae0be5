import UIKit

let top: CGFloat = 40/*:20...80 by 20*/
let first: CGFloat = 100/*:100...180 by 20*/
let then: CGFloat = 200/*:200...400 by 40*/

print("first, seen:", top)
print("set, frame:", top)
print("block run, frame:", top + first + then)
print("half way, frame:", top + first + then)
print("half way, seen:", top + (first + then) / 2)
