import KataStage
import UIKit

struct Photo: Hashable, Sendable {
  let id: Int
  var caption: String
}

/// Where the photo is taken.
final class PlacesViewController: UIViewController {}

/// A photo's screen in one of the places where an app may have it.
@MainActor final class Scene {
  enum Place: String, CaseIterable {
    case stack = "on a navigation stack"
    case tabs = "on a stack under tabs"
    case root = "as the window's root"
    case container = "as a child in a container of the app's own"
    case sheet = "on a stack that is presented itself"
  }

  let stage: Stage
  private(set) weak var screen: PhotoViewController?
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let base: UIViewController

  init(_ place: Place, caption: String = "Lake", below other: PhotoViewController? = nil) {
    let screen = PhotoViewController(photo: Photo(id: 1, caption: caption))
    self.screen = screen
    switch place {
    case .stack, .sheet: base = place == .stack ? navigation : UIViewController()
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), navigation]
      tabs.selectedIndex = 1
      base = tabs
    case .root: base = screen
    case .container:
      base = UIViewController()
      base.addChild(screen)
      base.view.addSubview(screen.view)
      screen.didMove(toParent: base)
    }
    stage = Stage(base)
    if place == .sheet {
      base.present(navigation, animated: true)
      stage.wait(1)
    }
    if let other { navigation.pushViewController(other, animated: false) }
    if ![.root, .container].contains(place) {
      navigation.pushViewController(screen, animated: true)
      stage.wait(1)
    }
  }

  /// The editor that is there now.
  var editor: EditorViewController? {
    var controllers: [UIViewController?] = [base]
    while let next = controllers.popLast() {
      guard let next else { continue }
      if let editor = next as? EditorViewController { return editor }
      controllers += next.children.map { $0 } + [next.presentedViewController]
    }
    return nil
  }

  func edit() {
    screen?.edit()
    stage.wait(1)
    editor?.loadViewIfNeeded()
  }

  func save(_ caption: String) {
    editor?.captionField.text = caption
    editor?.save()
    stage.wait(1)
  }

  func cancel() {
    editor?.captionField.text = "Never mind"
    screen?.dismiss(animated: true)
    stage.wait(1)
  }

  func close() {
    navigation.popViewController(animated: true)
    stage.wait(1)
  }

  var caption: String {
    let editor = editor == nil ? "" : ", and the editor is still there"
    return "the screen says \(screen?.captionLabel.text ?? "nothing")\(editor)"
  }
}

Kata.check("the caption comes back, wherever its screen is", cases: 10) { draw in
  let place = Scene.Place.allCases[draw.size % 5]
  draw.shows("a photo \(place.rawValue)\nedit, type Dune, save")
  let scene = Scene(place)
  scene.edit()
  scene.save("Dune")
  return scene.caption
}
Kata.check("the editor begins with the caption of now") { draw in
  draw.shows("edit, type Dune, save, edit again")
  let scene = Scene(.stack)
  scene.edit()
  scene.save("Dune")
  scene.edit()
  return "the editor says \(scene.editor?.captionField.text ?? "nothing")"
}
Kata.check("an editor that is pulled away changes nothing") { draw in
  draw.shows("edit, type Never mind, pull the editor down, edit again")
  let scene = Scene(.stack)
  scene.edit()
  scene.cancel()
  let caption = scene.caption
  scene.edit()
  return "\(caption)\nthe editor says \(scene.editor?.captionField.text ?? "nothing")"
}
Kata.check("only its own photo changes") { draw in
  draw.shows("two photos on a stack, Creek and Lake\nedit Lake, type Dune, save, go back to Creek")
  let other = PhotoViewController(photo: Photo(id: 2, caption: "Creek"))
  let scene = Scene(.stack, below: other)
  other.loadViewIfNeeded()
  scene.edit()
  scene.save("Dune")
  let caption = scene.caption
  scene.close()
  return "\(caption)\nthe other says \(other.captionLabel.text ?? "nothing")"
}
Kata.check("the places open from the editor", cases: 2) { draw in
  let place = draw.size < 5 ? Scene.Place.stack : .root
  draw.shows("a photo \(place.rawValue)\nedit, choose a place")
  let scene = Scene(place)
  scene.edit()
  scene.editor?.choosePlace()
  scene.stage.wait(1)
  let top = scene.editor?.navigationController?.topViewController
  return top is PlacesViewController ? "the places are open" : "nothing opens"
}
Kata.check("nobody stays behind") { draw in
  draw.shows("edit, type Dune, save, close the photo")
  let scene = Scene(.stack)
  scene.edit()
  weak var editor = scene.editor
  scene.save("Dune")
  let first = editor == nil ? "gone" : "alive"
  scene.close()
  return "saved: the editor is \(first)\nclosed: the photo's screen is "
    + (scene.screen == nil ? "gone" : "alive")
}
