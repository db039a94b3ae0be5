import KataStage
import UIKit

let stage = Stage(UIViewController())
let photos = DispatchQueue(label: "serial")

DispatchQueue.main.sync { print("first") }
DispatchQueue.global().async {
  photos.sync { print("second") }
  DispatchQueue.main.sync { print("third") }
}
stage.settle()

let uploads = DispatchQueue(label: "another serial")
uploads.async {
  photos.sync { print("also") }
}
stage.settle()

photos/*:photos|DispatchQueue.global()*/.async {
  photos.sync { print("fourth") }
}
stage.settle()

DispatchQueue.main.async {
  photos/*:photos|DispatchQueue.main*/.sync { print("fifth") }
  DispatchQueue.main.sync { print("sixth") }
}
stage.settle()
