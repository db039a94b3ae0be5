import KataStage
import UIKit

func thread() -> String {
  Thread.isMainThread ? "main" : "other"
}
func load(_ handler: @escaping (String) -> Void) {
  DispatchQueue.global().async { handler("photo") }
}

let title = UILabel()
let photos = DispatchQueue(label: "serial")
let stage = Stage(title)

load { text in
  DispatchQueue.main/*:DispatchQueue.global()|DispatchQueue.main|photos*/.async {
    print("first, decoded: \(thread())")
    title.text = text
    print("first, set: \(thread())")
  }
}
stage.settle()

load { text in
  photos/*:DispatchQueue.main|DispatchQueue.global()|photos*/.async {
    print("second, decoded: \(thread())")
    title.text = text
    print("second, set: \(thread())")
  }
}
stage.settle()

load { text in
  title.text = text
  print("third, set: \(thread())")
}
stage.settle()
