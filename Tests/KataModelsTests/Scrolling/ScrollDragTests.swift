import KataModels
import KataStage
import Testing

@Suite("Content under a finger")
@MainActor struct ScrollDragTests {
  private func tall(height: CGFloat = 900) -> (ScrollListener, Stage) {
    let told = ScrollListener(content: CGSize(width: 200, height: height))
    return (told, Stage(told.view))
  }

  /// Moves a finger and lets it rest before it lifts, so that the content has no speed.
  private func drag(_ stage: Stage, by way: CGSize) {
    stage.touchDown(CGPoint(x: 100, y: 150))
    for step in 1...10 {
      stage.wait(0.02)
      let share = CGFloat(step) / 10
      stage.touchMove(CGPoint(x: 100 + way.width * share, y: 150 + way.height * share))
    }
    stage.wait(0.5)
    stage.touchUp()
  }

  @Test("goes with it, but for the ten points it sets out with: G155")
  func losesTenPoints() {
    let (told, stage) = tall()
    drag(stage, by: CGSize(width: 0, height: -100))
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 90))
    #expect(
      told.said == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test("comes back to its end when it was pulled beyond it")
  func comesBack() {
    let (told, stage) = tall()
    drag(stage, by: CGSize(width: 0, height: 120))
    #expect(told.view.contentOffset.y < 0)
    #expect(told.view.contentOffset.y > -110)
    #expect(told.view.isDecelerating)
    stage.settle()
    #expect(told.view.contentOffset == .zero)
    #expect(
      told.said == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("stops at its end where it doesn't bounce")
  func doesNotBounce() {
    let (told, stage) = tall()
    told.view.bounces = false
    drag(stage, by: CGSize(width: 0, height: 120))
    #expect(told.view.contentOffset == .zero)
    #expect(told.said == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test("goes on when the finger leaves it at speed, and rests in its range")
  func decelerates() {
    let (told, stage) = tall(height: 9000)
    stage.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.15, steps: 15)
    let start = told.view.contentOffset.y
    #expect(start == 140)
    stage.settle()
    // A thousand points a second are gone after 494 points: G153.
    #expect(abs(told.view.contentOffset.y - start - 494) < 2)
    let (short, other) = tall(height: 400)
    other.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.15, steps: 15)
    other.settle()
    #expect(short.view.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test("rests where the delegate says")
  func isRetargeted() {
    let (told, stage) = tall(height: 9000)
    told.retarget = { _ in CGPoint(x: 0, y: 300) }
    drag(stage, by: CGSize(width: 0, height: -100))
    stage.settle()
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test("stands still where it fits, unless it always bounces")
  func standsStill() {
    let (told, stage) = tall(height: 300)
    drag(stage, by: CGSize(width: 0, height: -100))
    #expect(told.lines == [])
    told.view.contentInset.bottom = 50
    drag(stage, by: CGSize(width: 0, height: -100))
    stage.settle()
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 50))
    let (bouncing, other) = tall(height: 300)
    bouncing.view.alwaysBounceVertical = true
    drag(other, by: CGSize(width: 0, height: -100))
    #expect(bouncing.view.contentOffset.y > 0)
    other.settle()
    #expect(bouncing.view.contentOffset == .zero)
  }

  @Test("moves along the axes on which there is somewhere to go")
  func movesAlongAxes() {
    let (told, stage) = tall()
    drag(stage, by: CGSize(width: -100, height: 0))
    #expect(told.lines == [])
    drag(stage, by: CGSize(width: -100, height: -100))
    #expect(told.view.contentOffset.x == 0)
    #expect(told.view.contentOffset.y > 80)
  }

  @Test("keeps to one axis where it is locked")
  func isLocked() {
    let told = ScrollListener(content: CGSize(width: 900, height: 900))
    told.view.isDirectionalLockEnabled = true
    let stage = Stage(told.view)
    drag(stage, by: CGSize(width: -100, height: -30))
    #expect(told.view.contentOffset.x > 80)
    #expect(told.view.contentOffset.y == 0)
  }

  @Test("is stopped by a finger")
  func isStopped() {
    let (told, stage) = tall(height: 9000)
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.15, steps: 15)
    stage.wait(0.2)
    #expect(told.view.isDecelerating)
    stage.touchDown(CGPoint(x: 100, y: 100))
    #expect(told.view.isTracking && !told.view.isDecelerating)
    let here = told.view.contentOffset
    stage.wait(1)
    #expect(told.view.contentOffset == here)
    stage.touchUp()
    stage.settle()
    #expect(!told.view.isTracking)
  }

  @Test("stays where it is while scrolling is off, for fingers")
  func isDisabled() {
    let (told, stage) = tall()
    told.view.isScrollEnabled = false
    drag(stage, by: CGSize(width: 0, height: -100))
    #expect(told.lines == [])
    told.view.contentOffset.y = 40
    #expect(told.lines == ["didScroll"])
  }

  @Test("comes back too where a finger has stopped it on its way back")
  func comesBackAfterAStop() {
    let (told, stage) = tall()
    drag(stage, by: CGSize(width: 0, height: 140))
    stage.wait(0.1)
    stage.tap(CGPoint(x: 100, y: 150))
    stage.settle()
    #expect(told.view.contentOffset == .zero)
    #expect(told.lines.filter { $0 == "didEndDecelerating" }.count == 2)
  }

  @Test("stops at its end as soon as it is there")
  func stopsAtTheEnd() {
    let (told, stage) = tall(height: 400)
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 185), over: 0.05, steps: 5)
    let start = told.view.contentOffset.y
    #expect(start == 55)
    // At 1,300 points a second 45 points take less than a tenth of a second.
    stage.wait(0.1)
    #expect(told.view.contentOffset.y == 100)
    #expect(!told.view.isDecelerating)
  }

  @Test("rests in the range of content that has become smaller meanwhile")
  func turnsBack() {
    let (told, stage) = tall(height: 9000)
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), over: 0.2)
    stage.wait(0.1)
    told.view.contentSize.height = 400
    stage.settle()
    #expect(told.view.contentOffset.y == 100)
    #expect(told.lines.last == "didEndDecelerating")
  }

  @Test("follows a finger from where it is, also beyond its end")
  func followsFromBeyond() {
    let (told, stage) = tall()
    told.view.contentOffset.y = -100
    stage.touchDown(CGPoint(x: 100, y: 150))
    stage.touchMove(CGPoint(x: 100, y: 160))
    #expect(abs(told.view.contentOffset.y + 100) < 1e-9)
    told.view.contentOffset.y = 200
    stage.touchMove(CGPoint(x: 100, y: 150))
    #expect(told.view.contentOffset.y == 210)
    stage.touchUp()
  }

  @Test("moves along both axes where the drag sets out between them, locked or not")
  func isNotLockedDiagonally() {
    let told = ScrollListener(content: CGSize(width: 900, height: 900))
    told.view.isDirectionalLockEnabled = true
    let stage = Stage(told.view)
    drag(stage, by: CGSize(width: -100, height: -100))
    #expect(told.view.contentOffset.x > 80)
    #expect(told.view.contentOffset.y > 80)
  }
}
