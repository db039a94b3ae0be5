import KataStage
import UIKit

/// A card with a photo on the screen.
@MainActor final class Scene {
  let card: PhotoCardView
  let stage: Stage

  init(_ size: CGSize) {
    card = PhotoCardView(frame: CGRect(origin: CGPoint(x: 40, y: 60), size: size))
    card.photoView.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100))
      .image { _ in }
    stage = Stage(card)
  }

  /// From the photo up to the card.
  private var chain: [UIView] {
    var views: [UIView] = [card.photoView]
    while let last = views.last, last !== card, let next = last.superview { views.append(next) }
    return views
  }

  /// The view that casts a shadow that is seen.
  private var caster: UIView? {
    (chain + card.subviews).first { stage.drawn($0).hasShadow }
  }

  var shadow: String { caster == nil ? "no shadow is seen" : "the shadow is seen" }

  var corners: String {
    let isRound = chain.contains { view in
      stage.drawn(view).roundContentCorners.count == 4 && view.layer.cornerRadius == 16
        && view.bounds.size == card.bounds.size
    }
    return isRound ? "the photo's corners are round" : "the photo's corners are square"
  }

  var edges: String {
    chain.contains { $0.clipsToBounds && $0.bounds.size == card.bounds.size }
      ? "nothing of the photo is seen beyond the card" : "the photo is seen beyond the card"
  }

  var shape: String {
    guard let caster else { return shadow }
    guard let path = caster.layer.shadowPath else {
      return "the shadow's shape is found offscreen, at every frame"
    }
    let box = path.boundingBox
    let round = UIBezierPath(roundedRect: box, cornerRadius: 16).cgPath
    return "the shadow's shape is \(Int(box.width))×\(Int(box.height)), "
      + (path == round ? "with round corners" : "with other corners")
  }
}

func size(_ draw: inout Kata.Draw) -> CGSize {
  CGSize(width: draw.number(in: 6...15) * 20, height: draw.number(in: 6...15) * 20)
}

func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

Kata.check("the photo has round corners and ends at the card", cases: 3) { draw in
  let size = size(&draw)
  draw.shows("a card, \(text(size))")
  let scene = Scene(size)
  return "\(scene.corners)\n\(scene.edges)"
}
Kata.check("the shadow is seen", cases: 3) { draw in
  let size = size(&draw)
  draw.shows("a card, \(text(size))")
  return Scene(size).shadow
}
Kata.check("its shape is known, and is the card's", cases: 3) { draw in
  let size = size(&draw)
  draw.shows("a card, \(text(size))")
  return Scene(size).shape
}
Kata.check("photo and shadow follow when the card gets another size", cases: 3) { draw in
  let (before, after) = (size(&draw), size(&draw))
  draw.shows("a card, \(text(before)), then \(text(after))")
  let scene = Scene(before)
  scene.card.frame.size = after
  scene.stage.settle()
  return "\(scene.corners)\n\(scene.shape)"
}
