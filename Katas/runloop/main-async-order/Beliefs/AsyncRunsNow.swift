import KataStage
import UIKit

let stage = Stage(UIViewController())

do {
  print("feed"/*:"feed"|"home"|"albums"*/)
  do {
    print("badge"/*:"badge"|"heart"|"star"*/)
  }
  print("list"/*:"list"|"grid"|"map"*/)
}
do {
  print("photo"/*:"photo"|"video"|"story"*/)
}
print("title"/*:"title"|"tabs"|"search"*/)
stage.settle()
