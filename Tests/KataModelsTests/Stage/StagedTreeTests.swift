import KataModels
import KataStage
import KataTrace
import Testing

/// Views that a driver hands over to be drawn.
@MainActor @Suite struct StagedTreeTests {
  @Test func `a tree stands in a window of its size, with marks in its own coordinates`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).named("root")
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 20)).named("card")
    root.addSubview(card)
    // Of a name that is taken, which is traced with a number.
    let other = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10)).named("card")
    root.addSubview(other)
    let tree = snapshot(
      "root", "UIView", [0, 0, 100, 50],
      [
        snapshot("card", "UIView", [10, 20, 30, 20]), snapshot("card", "UIView", [5, 0, 10, 10]),
        snapshot("touch", "touch", [12, 22, 1, 1]),
      ])
    #expect(
      Stage.tree(of: root, marks: ["touch": CGPoint(x: 12, y: 22)])
        == ChannelRecord.tree(time: 0, window: snapshot("root", "UIView", [0, 0, 100, 50], [tree]))
        .line)
  }

  private func snapshot(
    _ name: String, _ type: String, _ box: [Double], _ subviews: [ViewSnapshot] = []
  ) -> ViewSnapshot {
    ViewSnapshot(
      name: name, type: type, frame: box, bounds: [0, 0, box[2], box[3]], inWindow: box,
      subviews: subviews)
  }
}
