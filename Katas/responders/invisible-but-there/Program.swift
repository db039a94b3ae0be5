import UIKit

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 500))
for y in stride(from: 0, to: 500, by: 100) {
  let photo = UIView(
    frame: CGRect(x: 0, y: y, width: 400, height: 100))
  photo.addSubview(UIView(frame: photo.bounds))  // badge
  feed.addSubview(photo)
}

let photos = feed.subviews
photos[0].isHidden = true
photos[1].alpha = 0.005/*:0.0|0.005|0.03*/
photos[2].alpha = 0.02/*:0.02|0.05|0.008*/
photos[3].isUserInteractionEnabled = false
photos[4].subviews[0].isUserInteractionEnabled = false/*:false|true*/

for (row, photo) in photos.enumerated() {
  let hit = feed.hitTest(photo.center, with: nil)
  let name =
    hit == feed ? "feed" : hit == photo ? "photo" : "badge"
  print("row \(row): \(name)")
}
