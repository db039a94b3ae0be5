import KataStage
import UIKit

final class Feed: UIViewController {
  var (banner, clock) = (0, 0)
  @objc func turnPage() { banner += 1 }
  @objc func tick() { clock += 1 }
}

let feed = Feed()
let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
list.contentSize = CGSize(width: 400, height: 9000)
feed.view.addSubview(list)
let stage = Stage(feed)

let pages = Timer.scheduledTimer(
  timeInterval: 1, target: feed,
  selector: #selector(Feed.turnPage),
  userInfo: nil, repeats: true)
let timer = Timer(
  timeInterval: 1, target: feed,
  selector: #selector(Feed.tick),
  userInfo: nil, repeats: true)
RunLoop.main.add(pages, forMode: .common)
let mode: RunLoop.Mode = .common/*:.common|.default*/
RunLoop.main.add(timer, forMode: mode == .common ? .default : .common)

stage.wait(2.5/*:2.5...5.5 by 1*/)
print("banner, at rest: \(feed.banner)")
print("clock, at rest: \(feed.clock)")
stage.touchDown(CGPoint(x: 200, y: 600))
stage.touchMove(CGPoint(x: 200, y: 300))
stage.wait(4/*:3...6*/)
print("banner, scrolling: \(feed.banner)")
print("clock, scrolling: \(feed.clock)")
