import KataStage
import UIKit

extension CommentsViewController.Action {
  var text: String {
    switch self {
    case .closeKeyboard: "close the keyboard"
    case .openAuthor: "open the author"
    case .openPhoto: "open the photo"
    case .likePhoto: "like the photo"
    case .open(let comment): "open comment \(comment)"
    case .report(let comment): "report comment \(comment)"
    }
  }
}

/// The screen, and a finger on it.
@MainActor final class Scene {
  private typealias Action = CommentsViewController.Action

  /// What the screen tells, in the order in which it does.
  private final class Told {
    var actions: [Action] = []
  }

  static let onCard = CGPoint(x: 200, y: 200)
  static let onName = CGPoint(x: 200, y: 310)
  static let beside = CGPoint(x: 20, y: 60)

  private let told = Told()
  private let screen: CommentsViewController
  private let stage: Stage

  init() {
    let told = told
    screen = CommentsViewController(comments: 100) { told.actions.append($0) }
    stage = Stage(screen)
  }

  private func actions(_ work: () -> Void) -> [Action] {
    told.actions = []
    work()
    stage.wait(2)
    return told.actions
  }

  private func text(of actions: [Action]) -> String {
    actions.isEmpty ? "nothing happens" : actions.map(\.text).sorted().joined(separator: ", ")
  }

  /// Where a comment is on the screen.
  private func place(_ comment: Int) -> CGPoint {
    let rect = screen.tableView.rectForRow(at: IndexPath(row: comment, section: 0))
    return screen.tableView.convert(CGPoint(x: 200, y: rect.midY), to: nil)
  }

  /// - Parameter keyboard: whether it matters if that is closed as well.
  func tap(_ point: CGPoint, count: Int = 1, keyboard: Bool) -> String {
    let seen = actions { stage.tap(point, count: count) }
    return text(of: seen.filter { keyboard || $0 != .closeKeyboard })
  }

  func tap(comment: Int) -> String { tap(place(comment), keyboard: true) }

  /// Holds it, moves the finger by a few points, and lifts it.
  func press(comment: Int, moves: Int) -> String {
    let point = place(comment)
    let seen = actions {
      stage.touchDown(point)
      stage.wait(1)
      for move in 0..<moves {
        stage.touchMove(CGPoint(x: point.x + CGFloat(move + 1) * 4, y: point.y))
        stage.wait(0.1)
      }
      stage.touchUp()
    }
    return text(of: seen.filter { $0 != .closeKeyboard })
  }

  /// Shows all comments, from the first to the last and back.
  func scroll(times: Int) {
    for _ in 0..<times {
      for comment in Array(stride(from: 0, to: 100, by: 5)) + stride(from: 95, through: 0, by: -5) {
        screen.tableView.scrollToRow(
          at: IndexPath(row: comment, section: 0), at: .top, animated: false)
        stage.settle()
      }
    }
  }

  var presses: String {
    func count(_ view: UIView) -> Int {
      (view.gestureRecognizers ?? []).count { type(of: $0) == UILongPressGestureRecognizer.self }
        + view.subviews.map(count).reduce(0, +)
    }
    let number = count(screen.tableView)
    return number <= 2 * screen.tableView.visibleCells.count ? "no more than cells" : "\(number)"
  }

  /// Drags the card, says how it follows from the second move on, and ends the drag.
  func drag(_ moves: [CGPoint], isBrokenOff: Bool) -> [String] {
    var (finger, seen) = (Self.onCard, [String]())
    stage.touchDown(finger)
    for (number, move) in moves.enumerated() {
      let before = screen.card.transform
      stage.wait(0.1)
      finger = CGPoint(x: finger.x + move.x, y: finger.y + move.y)
      stage.touchMove(finger)
      let (x, y) = (screen.card.transform.tx - before.tx, screen.card.transform.ty - before.ty)
      if number > 1 { seen.append("it moves by (\(Int(x.rounded())), \(Int(y.rounded())))") }
    }
    seen.append("during the drag \(state)")
    if isBrokenOff { stage.touchCancel() } else { stage.touchUp() }
    stage.wait(1)
    return seen + ["then \(state)"]
  }

  private var state: String {
    let card = screen.card.alpha < 1 ? "it is pale" : "it isn't pale"
    let list = screen.tableView.isScrollEnabled ? "the list scrolls" : "the list doesn't scroll"
    let place = screen.card.transform.isIdentity ? "it is where it was" : "it is away"
    return "\(place), \(card), \(list)"
  }
}

func drawnMoves(_ count: Int, _ draw: inout Kata.Draw) -> [CGPoint] {
  let (right, down) = (draw.pick([-1, 1]), draw.pick([-1, 1]))
  return [CGPoint(x: 12 * right, y: 0)]
    + (0..<count).map { _ in
      CGPoint(x: draw.number(in: 1...4) * 5 * right, y: draw.number(in: 1...4) * 5 * down)
    }
}

func text(_ moves: [CGPoint]) -> String {
  moves.map { "move it by (\(Int($0.x)), \(Int($0.y)))" }.joined(separator: "\n")
}

Kata.check("a tap on a comment opens it and closes the keyboard", cases: 6) { draw in
  let comment = draw.number(in: 0...8)
  draw.shows("tap on comment \(comment)")
  return Scene().tap(comment: comment)
}
Kata.check("a tap beside everything closes the keyboard") { draw in
  draw.shows("tap beside the card")
  return Scene().tap(Scene.beside, keyboard: true)
}
Kata.check("a tap on the name opens the author") { draw in
  draw.shows("tap on the author's name")
  return Scene().tap(Scene.onName, keyboard: false)
}
Kata.check("one tap on the card opens the photo, two like it", cases: 4) { draw in
  let taps = (0...draw.size / 4).map { _ in draw.number(in: 1...2) }
  draw.shows(taps.map { $0 == 1 ? "tap on the card" : "tap on it twice" }.joined(separator: "\n"))
  let scene = Scene()
  return taps.map { scene.tap(Scene.onCard, count: $0, keyboard: false) }.joined(separator: "\n")
}
Kata.check("a long press reports its comment, once", cases: 8) { draw in
  let (comment, moves) = (draw.number(in: 0...8), draw.number(in: 0...3))
  draw.shows(
    "hold comment \(comment)\n"
      + (moves == 0 ? "lift the finger" : "move the finger a little and lift it"))
  return Scene().press(comment: comment, moves: moves)
}
Kata.check("cells don't collect long presses", cases: 2) { draw in
  let times = draw.number(in: 1...2)
  draw.shows("scroll to the last comment and back, \(times == 1 ? "once" : "twice")")
  let scene = Scene()
  scene.scroll(times: times)
  return "long presses: \(scene.presses)\nholding comment 2: \(scene.press(comment: 2, moves: 0))"
}
Kata.check("the card follows the finger, and goes back", cases: 8) { draw in
  let moves = drawnMoves(2 + draw.size / 4, &draw)
  draw.shows("put a finger on the card\n\(text(moves))\nlift it")
  return Scene().drag(moves, isBrokenOff: false).joined(separator: "\n")
}
Kata.check("a drag that is broken off is tidied up", cases: 4) { draw in
  let moves = drawnMoves(2, &draw)
  draw.shows("put a finger on the card\n\(text(moves))\na call comes in")
  return Scene().drag(moves, isBrokenOff: true).suffix(1).joined()
}
