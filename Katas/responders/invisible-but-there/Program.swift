import UIKit

let feed = UIView()
feed.frame.size = CGSize(width: 400, height: 500)
for row in 0..<5 {
  let photo = UIView(frame: feed.bounds)
  photo.frame.size.height = 100
  photo.frame.origin.y = CGFloat(row) * 100
  let badge = UIView(frame: photo.bounds.insetBy(dx: 150, dy: 20))
  photo.addSubview(badge)
  feed.addSubview(photo)
}

let photos = feed.subviews
photos[0].isHidden = true
photos[1].alpha = 0.005/*:0.0|0.005|0.03*/
photos[2].alpha = 0.02/*:0.02|0.03|0.05*/
photos[3].isUserInteractionEnabled = false
photos[4].subviews[0].isUserInteractionEnabled = false/*:false|true*/

for (row, photo) in photos.enumerated() {
  let hit = feed.hitTest(photo.center, with: nil)
  let name = hit == feed ? "feed" : hit == photo ? "photo" : "badge"
  print("row \(row): \(name)")
}
