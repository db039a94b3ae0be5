import KataStage
import UIKit

final class Feed: UIViewController {}
final class Album: UIViewController {}
final class Photo: UIViewController {}

let navigation = UINavigationController(
  rootViewController: Feed())
let stage = Stage(navigation)
for screen in [Album(), Photo()] {
  navigation.pushViewController(
    screen, animated: true)
  stage.wait(1)
}

stage.trace(.loading, .appearance)
navigation.popToRootViewController(animated: true)
stage.wait(1)
print("\(Photo.self).deinit")
print("\(Album.self).deinit")
