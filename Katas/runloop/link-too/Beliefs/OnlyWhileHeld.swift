import KataStage
import UIKit

final class Feed: UIViewController {
  var (ring, wave) = (0, 0)
  @objc func drawRing() { ring += 1 }
  @objc func drawWave() { wave += 1 }
}

let feed = Feed()
let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
list.contentSize = CGSize(width: 400, height: 99000)
feed.view.addSubview(list)
let stage = Stage(feed)

let ring = CADisplayLink(
  target: feed, selector: #selector(Feed.drawRing))
let ringMode: RunLoop.Mode = .default/*:.default|.common|.tracking*/
ring.add(to: .main, forMode: ringMode)
let wave = CADisplayLink(
  target: feed, selector: #selector(Feed.drawWave))
let waveMode: RunLoop.Mode = .common/*:.default|.common|.tracking*/
wave.add(to: .main, forMode: waveMode)

@MainActor func watch(_ phase: String) {
  (feed.ring, feed.wave) = (0, 0)
  stage.wait(0.2)
  print("ring, \(phase): \(feed.ring > 0)")
  print("wave, \(phase): \(feed.wave > 0)")
}

watch("at rest")
stage.touchDown(CGPoint(x: 200, y: 700))
stage.touchMove(CGPoint(x: 200, y: 600))
watch("dragged")
stage.touchMove(CGPoint(x: 200, y: 400))
stage.wait(0.02)
stage.touchMove(CGPoint(x: 200, y: 200))
stage.touchUp()
print("ring, sliding on: \(ringMode != .tracking)")
print("wave, sliding on: \(waveMode != .tracking)")
