import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 1.25/*:0.75...4.25 by 0.5*/,
  with: .picture(width: 40, height: 30))
let stage = Stage(UIViewController())

@MainActor final class Loader {
  let shares: Bool
  var cache: UIImage?
  var waiting: [() -> Void] = []
  var (loads, filled) = (0, 0)
  init(shares: Bool) { self.shares = shares }

  func show() {
    if cache != nil { return filled += 1 }
    waiting.append { self.filled += 1 }
    if shares, waiting.count > 1 { return }
    loads += 1
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async { self.finish(image) }
    }.resume()
  }
  func finish(_ image: UIImage?) {
    cache = image
    for fill in waiting { fill() }
    waiting = []
  }
}

for shares in [false, true] {
  let loader = Loader(shares: shares)
  for _ in 1...2 * 5/*:5...7*/ {
    loader.show()
    stage.wait(0.5)
  }
  stage.wait(9)
  let name = shares ? "sharing" : "cache only"
  print("\(name), loads: \(loader.loads)")
  print("\(name), filled: \(loader.filled)")
}
