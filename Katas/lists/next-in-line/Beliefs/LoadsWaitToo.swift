import KataStage
import UIKit

let wait = 1.0/*:1.0...3.0 by 0.5*/
let photos = (1...3).map {
  URL(string: "https://photos.app/\($0).jpg")!
}
for url in photos {
  Stage.network.reply(
    to: url, after: wait,
    with: .picture(width: 4000/*:4000|8000*/, height: 1000/*:1000...4000 by 1000*/))
}
let name = URL(string: "https://photos.app/name")!
Stage.network.reply(to: name, after: wait + 0.25)
let stage = Stage(UIViewController())
// seconds for a million pixels
stage.cost(of: .decoding, 0.125/*:0.125|0.25*/)
var begins: [Double] = []
var mains = 0

@MainActor func load(
  _ mode: String,
  decode: @escaping @Sendable (UIImage) -> Void
) {
  begins = []
  let session = URLSession(configuration: .default)
  let start = Date()
  for url in photos + [name] {
    session.dataTask(with: url) { data, _, _ in
      let time = Date().timeIntervalSince(start)
      let onMain = Thread.isMainThread
      DispatchQueue.main.async {
        begins.append(time)
        mains += onMain ? 1 : 0
      }
      UIImage(data: data!).map(decode)
    }.resume()
  }
  stage.wait(60)
  print("\(mode), third photo: \(begins[2] + wait * 2)")
  print("\(mode), name: \(begins[3] + wait * 3)")
}

load("decodes") { _ = $0.preparingForDisplay() }
load("hands on") { $0.prepareForDisplay { _ in } }
print("on main: \(mains)")
