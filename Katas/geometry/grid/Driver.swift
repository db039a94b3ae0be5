import KataStage
import UIKit

/// A subview that counts how often it is given a frame.
final class Photo: UIView {
  private(set) var placed = 0

  override var frame: CGRect {
    didSet { placed += 1 }
  }
}

/// A grid on the screen with photos in it.
@MainActor final class Scene {
  let grid: GridView
  let stage: Stage
  private(set) var photos: [Photo] = []

  init(width: Int, columns: Int, photos count: Int) {
    grid = GridView(frame: CGRect(x: 20, y: 40, width: width, height: 600))
    grid.columns = columns
    stage = Stage(grid)
    for _ in 0..<count { add() }
    stage.settle()
  }

  func add() {
    let photo = Photo()
    photos.append(photo)
    grid.addSubview(photo)
  }

  var frames: String {
    photos.map { photo in
      let frame = photo.frame
      return "(\(text(frame.minX)), \(text(frame.minY))), \(text(frame.width))×"
        + text(frame.height)
    }.joined(separator: "\n")
  }

  private func text(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1e6 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }
}

/// So wide that squares of this side fit without a rest.
func width(_ columns: Int, _ side: Int) -> Int { columns * (side + 10) - 10 }

Kata.check("lays its photos out in squares, row by row", cases: 20) { draw in
  let columns = draw.number(in: 1...4)
  let (width, count) = (width(columns, draw.number(in: 2...8) * 10), 1 + draw.size / 2)
  draw.shows("\(width) points wide, columns: \(columns), photos: \(count)")
  return Scene(width: width, columns: columns, photos: count).frames
}
Kata.check("lays them out anew when its width changes", cases: 10) { draw in
  let (columns, side) = (draw.number(in: 1...4), draw.number(in: 2...8) * 10)
  let (before, after) = (width(columns, side), width(columns, side + draw.number(in: 1...3) * 10))
  let count = 1 + draw.size / 3
  draw.shows("\(before) points wide, columns: \(columns), photos: \(count); then \(after) wide")
  let scene = Scene(width: before, columns: columns, photos: count)
  scene.grid.frame.size.width = CGFloat(after)
  scene.stage.settle()
  return scene.frames
}
Kata.check("lays them out anew when its columns change, or its photos", cases: 12) { draw in
  let (columns, count) = (draw.number(in: 1...3), 1 + draw.size / 3)
  let more = draw.pick([-1, 0, 1])
  let change = more == 0 ? "columns: \(columns + 1)" : more > 0 ? "one more photo" : "one less"
  draw.shows("230 points wide, columns: \(columns), photos: \(count); then \(change)")
  let scene = Scene(width: 230, columns: columns, photos: count)
  switch more {
  case 0: scene.grid.columns = columns + 1
  case 1: scene.add()
  default: scene.photos[0].removeFromSuperview()
  }
  scene.stage.settle()
  return scene.frames
}
Kata.check("waits with that until the end of the turn", cases: 5) { draw in
  let changes = 2 + draw.size
  draw.shows("columns set \(changes) times in one turn")
  let scene = Scene(width: 230, columns: 1, photos: 3)
  let before = scene.photos[0].placed
  for number in 1...changes { scene.grid.columns = 1 + number % 4 }
  let during = scene.photos[0].placed
  scene.stage.settle()
  let isPlaced = scene.photos[0].placed > during
  return "frames set in the turn itself: \(during - before)\n"
    + "at its end: \(isPlaced ? "laid out" : "not laid out")"
}
