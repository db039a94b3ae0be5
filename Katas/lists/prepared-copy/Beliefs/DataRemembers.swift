import KataStage
import UIKit

let data = Data.picture(
  width: 4000/*:4000|8000*/, height: 3000/*:1000...8000 by 1000*/)
let photo = UIImageView(
  frame: CGRect(x: 0, y: 0, width: 80, height: 60))
let stage = Stage(photo)
// seconds for a million pixels
stage.cost(of: .decoding, 0.125/*:0.125|0.25*/)

@MainActor func show(_ what: String, _ image: UIImage?) {
  let start = stage.now
  photo.image = image
  stage.settle()
  print("\(what): \(stage.now - start)")
}

var copy: UIImage?
let original = UIImage(data: data)!
original.prepareForDisplay { image in
  DispatchQueue.main.async { copy = image }
}
stage.wait(60)
show("original", original)
show("copy", copy)
show("original again", original)
show("made anew", original)
