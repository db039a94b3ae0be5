import KataCourse
import KataTestSupport
import KataTrace
import Testing

@testable import UIKataRunner

/// What programs report of their touches, drawn.
@Suite struct `A program's touches` {
  private static func drawings(_ source: String) async throws -> (output: String, [String]) {
    let run = try await Model.run(source)
    let story = ProgramStory(records: run.records)
    let touches = story.touches.map {
      JourneyPicture(of: $0.journey, climbs: $0.climbs, times: $0.times).text()
    }
    return (run.output, touches + story.recognizers.map { StateDiagram(of: $0).text() })
  }

  @Test func `are told with everyone who was asked, each once, and everyone who heard`()
    async throws
  {
    let (output, drawings) = try await Self.drawings(
      """
      import KataStage
      import UIKit
      final class Hole: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          print("asked")
          let hit = super.hitTest(point, with: event)
          return hit == self ? nil : hit
        }
      }
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          print("inside?")
          return bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      final class Detail: UIViewController {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      let detail = Detail()
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).named("card")
      detail.view.addSubview(card)
      card.addSubview(Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10)))
      let label = UILabel(frame: card.bounds)
      card.addSubview(label)
      let ghost = UIView(frame: card.bounds).named("ghost")
      ghost.isHidden = true
      card.addSubview(ghost)
      card.addSubview(Hole(frame: card.bounds))
      let tap = UITapGestureRecognizer()
      card.addGestureRecognizer(tap)
      let stage = Stage(detail)
      stage.tap(CGPoint(x: 90, y: 95))
      stage.wait(1)
      """)
    #expect(output == "asked\ninside?\n")
    #expect(
      drawings == [
        """
        finger 0 at (90, 95)
        ↓ Window            holds the point
        ↓   Detail.view     holds the point
        ↓     card          holds the point
        ×       Hole        its own hitTest: nobody
        ×       ghost       is hidden
        ×       Label       its interaction is off
        ●       Wide        hit, by its own point(inside:)
          tap of card       hears it first
          touchesBegan
        ↑ Wide              hands it on
        ↑ card              hands it on
        ↑ Detail.view       hands it on
        ↑ Detail            answers
          touchesCancelled
        ↑ Wide to App       hand it on
          end of the chain  nobody answers
        """,
        """
        tap of card
        ┌──────────┐     ┌───────┐
        │ possible ├─1──►│ ended │
        └────┬─────┘     └───────┘
             ╎
        ┌╌╌╌╌▼╌╌╌╌╌┐
        ╎  failed  ╎
        └╌╌╌╌╌╌╌╌╌╌┘
        1 ended
        """,
      ])
  }

  @Test func `need no stage where the program asks by itself`() async throws {
    let (_, drawings) = try await Self.drawings(
      """
      import UIKit
      final class Card: UIView {}
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(Card(frame: root.bounds))
      for _ in 1...40 { _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil) }
      _ = root.hitTest(CGPoint(x: 500, y: 5), with: nil)
      """)
    #expect(
      drawings == [
        """
        View.hitTest at (5, 5), 32 times
        ↓ View    holds the point
        ●   Card  hit
        """
      ])
  }

  @Test func `of one phase belong to the finger that made them`() async throws {
    let (_, drawings) = try await Self.drawings(
      """
      import KataStage
      import UIKit
      final class Pad: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesMoved(touches, with: event)
        }
      }
      let stage = Stage(Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
      let point = CGPoint(x: 10, y: 10)
      stage.touchDown(point)
      stage.touchDown(point, finger: 1)
      stage.touchMove(CGPoint(x: 20, y: 20))
      stage.touchMove(CGPoint(x: 30, y: 30), finger: 1)
      stage.touchDown(CGPoint(x: 900, y: 900), finger: 2)
      """)
    #expect(
      drawings == [
        """
        finger 0 at (10, 10)
        ↓ Window                  holds the point
        ↓   Controller.view       holds the point
        ●     Pad                 hit
          touchesBegan
        ↑ Pad                     hands it on
        ↑ Controller.view         hands it on
        ↑ Controller              hands it on
        ↑ Window                  hands it on
        ↑ Scene                   hands it on
        ↑ App                     hands it on
          end of the chain        nobody answers
          touchesMoved
        ↑ Pad                     answers, and hands it on
        ↑ Controller.view to App  hand it on
          end of the chain        nobody answers
        """,
        """
        finger 1 at (10, 10)
        ↓ Window             holds the point
        ↓   Controller.view  holds the point
        ●     Pad            hit
          Pad                another finger keeps it out
        """,
        """
        finger 2 at (900, 900)
        × Window  the point is outside
          nobody is hit
        """,
      ])
  }
}
