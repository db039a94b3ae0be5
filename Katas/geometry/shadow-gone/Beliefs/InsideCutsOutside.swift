import KataStage
import UIKit

func card(clips: Bool, path: Bool) -> UIView {
  let card = UIView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  card.backgroundColor = .white
  card.layer.cornerRadius = 16
  card.layer.shadowOpacity = 0.3
  card.clipsToBounds = clips
  if path {
    card.layer.shadowPath = UIBezierPath(
      roundedRect: card.bounds, cornerRadius: 16).cgPath
  }
  return card
}

let news = card(clips: true/*:true|false*/, path: false)
let album = card(clips: false/*:true|false*/, path: true)
let frame = card(clips: false, path: true/*:true|false*/)
let photo = card(clips: true, path: false)
frame.addSubview(photo)
let stage = Stage(frame)

func shadow(of view: UIView) -> String {
  if view === frame { return "none" }
  let drawn = stage.drawn(view)
  if !drawn.hasShadow { return "none" }
  return drawn.needsOffscreenShape ? "offscreen" : "by path"
}

print("news:", shadow(of: news))
print("album:", shadow(of: album))
print("frame:", shadow(of: frame))
print("photo:", shadow(of: photo))
