import KataStage
import UIKit

let scale = 2.0/*:2.0|0.5*/
final class Photo: UIView {
  var (start, zoom) = (1.0, 4.0/*:0.25|1.0|4.0*/)
  var follow: (Photo, UIPinchGestureRecognizer) -> Void
    = { _, _ in }
  @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { start = zoom }
    if pinch.state != .ended { follow(self, pinch) }
  }
}
let ways = ["kept", "reset", "piled", "fresh"]
let photos = ways.indices.map { row in
  Photo(frame: CGRect(
    x: 0, y: 200 * row, width: 400, height: 200))
}
photos[0].follow = { $0.zoom = $0.start * $1.scale }
photos[1].follow = { $0.zoom *= $1.scale; $1.scale = 1 }
photos[2].follow = photos[0].follow
photos[3].follow = photos[0].follow

let feed = UIViewController()
for photo in photos {
  photo.addGestureRecognizer(UIPinchGestureRecognizer(
    target: photo, action: #selector(Photo.pinched)))
  feed.view.addSubview(photo)
}
let stage = Stage(feed)

for _ in 1...2 {
  for photo in photos {
    stage.pinch(at: photo.center, scale: scale)
  }
  for (way, photo) in zip(ways, photos).dropFirst() {
    let ratio = photo.zoom / photos[0].zoom
    let size = ratio > 1.1 ? "larger" : "smaller"
    let isSame = (0.9...1.1).contains(ratio)
    print("\(way): \(isSame ? "same" : size)")
  }
}
