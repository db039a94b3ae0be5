import UIKit

let height: CGFloat = 700/*:600...900 by 50*/
let top: CGFloat = 40/*:20...50 by 10*/
let bottom: CGFloat = 30/*:20...60 by 10*/
let width: CGFloat = 250/*:240...300 by 10*/
let growth: CGFloat = 100/*:100...300 by 50*/

print("page, height:", height)
print("content, height:", height)
print("content, width:", width)
print("height later:", height + growth)
