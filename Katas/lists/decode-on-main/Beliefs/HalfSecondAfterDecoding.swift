import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 1/*:1...4*/,
  with: .picture(width: 4000/*:4000|8000*/, height: 3000/*:2000|3000*/))
let photo = UIImageView(
  frame: CGRect(x: 0, y: 0, width: 80, height: 60))
let stage = Stage(photo)
// seconds for a million pixels
stage.cost(of: .decoding, 0.125/*:0.125|0.25*/)

let start = Date()
@Sendable func note(_ what: String) {
  print("\(what): \(Date().timeIntervalSince(start))")
}
URLSession.shared.dataTask(with: url) { data, _, _ in
  let image = UIImage(data: data!)
  note("image made")
  DispatchQueue.main.async {
    photo.image = image
    note("image set")
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 0.5
    ) {
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.5
      ) { note("next block") }
    }
  }
}.resume()
stage.wait(60)
