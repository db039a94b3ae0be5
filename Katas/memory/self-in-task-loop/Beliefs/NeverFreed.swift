import KataStage
import UIKit

var kept: [UIViewController] = []
let (photos, camera) = AsyncStream<Int>.makeStream()
let (movies, recorder) = AsyncStream<Int>.makeStream()

final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      for await n in photos {
        kept = [self]
        print("first shows")
      }
    }
  }
}

final class Photo: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      for await n in movies {
        self?.title = "Movie \(n)"
        print(self == nil ? "nobody" : "second shows")
      }
    }
  }
}

let navigation = UINavigationController(
  rootViewController: UIViewController())
let stage = Stage(navigation)
stage.trace(.memory)

func visit(
  _ screen: () -> UIViewController,
  _ source: AsyncStream<Int>.Continuation
) {
  navigation.pushViewController(screen(), animated: true)
  stage.wait(1)
  source.yield(1)
  stage.wait(1)
  navigation.popViewController(animated: true)
  stage.wait(1)
}

visit({ Album() }, camera)
visit({ Photo() }, recorder)
print("both closed")
for n in 2...3/*:2...4*/ {
  camera.yield(n)
  stage.wait(1)
  recorder.yield(n)
  stage.wait(1)
}
print("streams end")
camera.finish()
recorder.finish()
stage.wait(1)
