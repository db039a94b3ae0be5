import KataStage
import UIKit

let lucky = URL(string: "https://photos.app/ada.jpg")!
let silent = URL(string: "https://photos.app/bob.jpg")!
let network = Stage.network
for _ in 1...2/*:1...2*/ {
  network.fail(lucky, after: 1.5/*:0.5...2.5 by 0.5*/)
}
network.reply(
  to: lucky, after: 1/*:1...4*/,
  with: .picture(width: 40, height: 30))
network.reply(to: silent, after: .infinity)
let stage = Stage(UIViewController())

var start = 0.0

@MainActor func load(
  _ url: URL, _ name: String, tries: Int, pause: Double
) {
  URLSession.shared.dataTask(with: url) { data, _, _ in
    DispatchQueue.main.async {
      if data != nil || tries == 1 {
        let requests = network.requests(to: url)
        print("\(name), requests: \(requests)")
        print("\(name), known after: \(stage.now - start)")
        return
      }
      DispatchQueue.main.asyncAfter(
        deadline: .now() + pause * 0
      ) {
        load(
          url, name, tries: tries - 1, pause: pause * 2)
      }
    }
  }.resume()
}

load(lucky, "lucky", tries: 3, pause: 1/*:1...4*/)
stage.wait(50)
start = stage.now
load(silent, "silent", tries: 3, pause: 2/*:1...4*/)
stage.wait(999)
