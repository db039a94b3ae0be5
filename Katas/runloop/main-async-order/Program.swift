import KataStage
import UIKit

let stage = Stage(UIViewController())

DispatchQueue.main.async {
  print("feed"/*:"feed"|"home"|"albums"*/)
  DispatchQueue.main.async {
    print("badge"/*:"badge"|"heart"|"star"*/)
  }
  print("list"/*:"list"|"grid"|"map"*/)
}
DispatchQueue.main.async {
  print("photo"/*:"photo"|"video"|"story"*/)
}
print("title"/*:"title"|"tabs"|"search"*/)
stage.settle()
