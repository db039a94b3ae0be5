import KataStage
import UIKit

let stage = Stage(UIViewController())
let photos = DispatchQueue(label: "photos")

photos.sync { print("first") }
DispatchQueue.global().async {
  photos.sync { print("second") }
  DispatchQueue.main.sync { print("third") }
}
stage.settle()

let again = true/*:true|false*/
DispatchQueue.global().async {
  if again { photos.sync { print("fourth") } }
  print("fifth")
}
stage.settle()

DispatchQueue.main.async {
  photos.sync { print("sixth") }
  DispatchQueue.main.sync { print("seventh") }
}
stage.settle()
