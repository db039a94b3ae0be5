import KataStage
import UIKit

let photo = UIView(
  frame: CGRect(
    x: 50/*:20...80 by 10*/, y: 100/*:100...300 by 50*/,
    width: 300, height: 300))
let open = UITapGestureRecognizer()
open.name = "open"/*:"open"|"zoom"|"select"*/
let like = UITapGestureRecognizer()
like.name = "like"/*:"like"|"star"|"save"*/
like.numberOfTapsRequired = 2
open.require(toFail: like)
photo.addGestureRecognizer(open)
photo.addGestureRecognizer(like)

let stage = Stage(photo, tracing: [.gestures])
// your lines
stage.tap(photo.center, count: 2)
// end of your lines
stage.wait(2)
