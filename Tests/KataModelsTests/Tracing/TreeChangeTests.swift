import KataModels
import KataStage
import KataTrace
import Testing

@MainActor @Suite struct `A second picture` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)).named("root")
  private let card = UIView(frame: CGRect(x: 40, y: 20, width: 200, height: 60)).named("photocard")
  private let dot = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 20)).named("dotty")
  private let stage: Stage

  init() {
    root.addSubview(card)
    card.addSubview(dot)
    stage = Stage(root, size: CGSize(width: 400, height: 100))
    _ = stage.picture
  }

  /// What is told below the picture, without the numbers that tell apart views of one name: other
  /// tests have made some before.
  private var changes: [String] {
    stage.picture.replacing(/#\d+/, with: "").split(separator: "\n").drop { !$0.hasPrefix("└") }
      .dropFirst().map(String.init)
  }

  @Test func `draws the same again where nothing changed, and tells nothing`() {
    #expect(
      stage.picture.split(separator: "\n").map(String.init).last?.hasPrefix("└") == true)
    #expect(changes == [])
  }

  @Test func `tells what moved on screen, and what stayed by its silence`() {
    card.bounds.origin = CGPoint(x: 0, y: 15)
    #expect(
      changes == [
        "photocard.bounds.origin = (0, 15)", "dotty moved by (0, -15) on screen",
      ])
    card.center.x += 2.5
    #expect(
      changes.dropFirst() == [
        "photocard moved by (2.5, 0) on screen", "dotty moved by (2.5, 0) on screen",
      ])
  }

  @Test func `tells a new size, and not that a turn moved the box's corner`() {
    card.frame.size.width = 100
    dot.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      changes == [
        "dotty is transformed: its box is its frame", "photocard is 100×60 now, was 200×60",
      ])
  }

  @Test func `tells what came, went and was hidden`() {
    dot.isHidden = true
    root.addSubview(UIView(frame: card.frame).named("ribbon"))
    #expect(changes == ["dotty is seen no more", "ribbon is new"])
    card.removeFromSuperview()
    #expect(changes == ["photocard is gone", "dotty is gone"])
  }

  @Test func `counts what is too much to tell`() {
    for number in 0..<12 {
      root.addSubview(UIView(frame: card.frame).named("row\(number)"))
    }
    let told = changes
    #expect(told.count == 9)
    #expect(told.last == "and 4 changes more")
  }
}
