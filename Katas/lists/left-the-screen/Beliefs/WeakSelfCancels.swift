import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 2,
  with: .picture(width: 40, height: 30, bytes: 3_000_000/*:2_000_000|3_000_000|4_000_000*/))
let visits = 3/*:3...8*/
var alive = 0

final class Photo: UIViewController {
  var cancels = false
  var task: URLSessionTask?
  override func viewDidLoad() {
    super.viewDidLoad()
    alive += 1
    task = URLSession.shared.dataTask(with: url) {
      [weak self] _, _, _ in
      DispatchQueue.main.async { self?.title = "Ada" }
    }
    task?.resume()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if cancels || true { task?.cancel() }
  }
  isolated deinit { alive -= 1 }
}

let list = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(list)
for cancels in [false, true] {
  let before = stage.network.bytes
  for _ in 1...visits {
    let photo = Photo()
    photo.cancels = cancels
    list.pushViewController(photo, animated: false)
    stage.wait(0.5)
    list.popViewController(animated: false)
  }
  stage.wait(2)
  let name = cancels ? "cancelling" : "weak"
  let bytes = stage.network.bytes - before
  print("\(name), alive: \(alive)")
  print("\(name), megabytes: \(bytes / 1_000_000)")
}
