import KataStage
import UIKit

func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}
func load(_ handler: @escaping (String) -> Void) {
  DispatchQueue.global().async { handler("photo") }
}

let label = UILabel()
let stage = Stage(label)

let firstHops = false/*:true|false*/
load { text in
  print("first, decoded: \(thread())")
  if firstHops {
    DispatchQueue.main.async {
      label.text = text
      print("first, set: \(thread())")
    }
  } else {
    label.text = text
    print("first, set: \(thread())")
  }
}
stage.settle()

let secondHops = true/*:true|false*/
load { text in
  if secondHops {
    DispatchQueue.main.async {
      print("second, decoded: \(thread())")
      label.text = text
      print("second, set: \(thread())")
    }
  } else {
    print("second, decoded: \(thread())")
    label.text = text
    print("second, set: \(thread())")
  }
}
stage.settle()
