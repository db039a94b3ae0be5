import KataStage
import UIKit

let gate = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  gate.wait()
  print("open, on main: \(Thread.isMainThread)")
}
let stage = Stage(UIView())
print("closed")
// Nothing else is to be done that would have the loop look around.
gate.signal()
stage.settle()
print("over")
