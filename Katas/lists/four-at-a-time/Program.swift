import KataStage
import UIKit

let wait = 1.0/*:1.0...3.0 by 0.5*/  // until the answer
let size = 50_000/*:25_000|50_000|100_000|200_000*/
let urls = (1...10).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
Stage.network.bytesPerSecond = 100_000
for url in urls {
  Stage.network.reply(
    to: url, after: wait,
    with: .picture(width: 400, height: 300, bytes: size))
}
let stage = Stage(UIViewController())
var ends: [Double] = []

@MainActor func load(atOnce limit: Int) {
  ends = []
  let start = stage.now
  let gate = DispatchSemaphore(value: limit)
  DispatchQueue.global().async {
    for url in urls {
      gate.wait()
      URLSession.shared.dataTask(with: url) { _, _, _ in
        gate.signal()
        DispatchQueue.main.async {
          ends.append(stage.now - start)
        }
      }.resume()
    }
  }
  stage.wait(100)
  print("first, \(limit) at once: \(ends[0])")
  print("tenth, \(limit) at once: \(ends[9])")
}

load(atOnce: 1)
load(atOnce: 4)
load(atOnce: 10)
