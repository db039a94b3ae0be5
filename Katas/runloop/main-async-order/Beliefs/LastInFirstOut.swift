import KataStage
import UIKit

let stage = Stage(UIViewController())

func first() {
  print("feed"/*:"feed"|"home"|"albums"*/)
  DispatchQueue.main.async {
    print("badge"/*:"badge"|"heart"|"star"*/)
  }
  print("list"/*:"list"|"grid"|"map"*/)
}
func second() {
  print("photo"/*:"photo"|"video"|"story"*/)
}
print("title"/*:"title"|"tabs"|"search"*/)
second()
first()
stage.settle()
