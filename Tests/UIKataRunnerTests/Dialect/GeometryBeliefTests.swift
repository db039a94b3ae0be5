import Foundation
import KataCourse
import Testing

/// What a program prints under the rules that a false belief about geometry or drawing amounts to.
@Suite struct `A belief about geometry` {
  private static let source = """
    import KataStage
    import UIKit
    final class Drawn: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) { drawings += 1 }
    }
    let card = Drawn(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    let photo = UIView(frame: CGRect(x: 20, y: 30, width: 80, height: 40))
    let badge = Drawn(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    card.addSubview(photo)
    photo.addSubview(badge)
    let stage = Stage(card)
    card.setNeedsDisplay()
    print("at once:", card.drawings, badge.drawings)
    stage.settle()
    print("later:", card.drawings, badge.drawings)
    print("badge:", badge.convert(CGPoint.zero, to: nil))
    card.center.x += 50
    stage.settle()
    print("photo:", photo.frame.origin, card.drawings)
    photo.transform = CGAffineTransform(rotationAngle: .pi / 2)
    print("turned:", photo.frame, photo.convert(CGPoint.zero, to: card))
    """

  private static let truth = [
    "at once: 1 1", "later: 2 1", "badge: (125.0, 235.0)", "photo: (20.0, 30.0) 2",
    "turned: (40.0, 10.0, 40.0, 80.0) (80.0, 10.0)",
  ]

  @Test func `is none where nothing is said`() async throws {
    let run = try await Model.run(Program(source: Self.source))
    #expect(run.output.split(separator: "\n").map(String.init) == Self.truth)
  }

  /// The lines that a belief changes.
  @Test(arguments: [
    (#"{"drawing": {"waitsForCommit": false}}"#, ["at once: 2 1"]),
    (#"{"drawing": {"reach": "tree"}}"#, ["later: 2 2"]),
    (#"{"drawing": {"followsGeometry": "anyChange"}}"#, ["photo: (20.0, 30.0) 3"]),
    (
      #"{"geometry": {"framesCountFrom": "grandparent"}}"#,
      ["badge: (105.0, 205.0)", "turned: (40.0, 10.0, 40.0, 80.0) (-70.0, -190.0)"]
    ),
    (
      #"{"geometry": {"keepsSubviewFrames": false}}"#,
      ["photo: (70.0, 30.0) 2", "turned: (90.0, 10.0, 40.0, 80.0) (130.0, 10.0)"]
    ),
    (
      #"{"geometry": {"frameFollowsTransform": false}}"#,
      ["turned: (20.0, 30.0, 80.0, 40.0) (80.0, 10.0)"]
    ),
    (
      #"{"geometry": {"turnsAbout": "corner"}}"#,
      ["turned: (-20.0, 30.0, 40.0, 80.0) (20.0, 30.0)"]
    ),
  ])
  func `changes the lines that it is about, and no others`(
    rules: String, changed: [String]
  ) async throws {
    let run = try await Model.run(Program(source: Self.source), rules: rules)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.truth.count)
    #expect(zip(lines, Self.truth).filter { $0 != $1 }.map(\.0) == changed)
  }
}
