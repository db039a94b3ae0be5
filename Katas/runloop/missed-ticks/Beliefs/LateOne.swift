import KataStage
import UIKit

final class Clock: UIViewController {
  var ticks: [Double] = []
  @objc func tick() {
    ticks.append(stage.now)
    if ticks.count == 2 {
      Thread.sleep(forTimeInterval: busy)
      ticks.append(stage.now)
    }
  }
}

let busy = 3.5/*:1.5...5.5 by 1*/
let clock = Clock()
let stage = Stage(clock)
let timer = Timer.scheduledTimer(
  timeInterval: 1, target: clock,
  selector: #selector(Clock.tick),
  userInfo: nil, repeats: true)

stage.wait(9.8/*:9.8...13.8 by 1*/)
print("ticks: \(clock.ticks.count)")
print("the third: \(clock.ticks[2])")
