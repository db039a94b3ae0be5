import KataStage
import UIKit

final class Photo: UIViewController {
  var appearing = 0
  var layouts = 0
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearing += 1
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

let photo = Photo()
let stage = Stage(photo)
for turn in 1...2/*:2...4*/ {
  let before = photo.layouts
  stage.resize(to: turn % 2 == 1
    ? CGSize(width: 800, height: 400)
    : CGSize(width: 400, height: 800))
  let again = photo.layouts > before + 100 ? "yes" : "no"
  print("laid out at turn \(turn): \(again)")
}
print("viewIsAppearing ran: \(photo.appearing)")
