import KataModels
import KataStage
import Testing

@Suite("A safe area")
@MainActor struct SafeAreaTests {
  struct Placed: Sendable {
    var frame: CGRect
    var insets: UIEdgeInsets

    init(_ frame: [CGFloat], _ insets: [CGFloat]) {
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      self.insets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
  }

  // Cases G157 to G165 of Katas/evidence/geometry.json.
  @Test(arguments: [
    Placed([0, 0, 320, 480], [44, 10, 34, 12]), Placed([-40, -60, 200, 200], [44, 10, 0, 0]),
    Placed([0, 460, 320, 100], [0, 10, 34, 12]),
    Placed([-50, -50, 500, 700], [44, 10, 34, 12]), Placed([5, 10, 60, 20], [34, 5, 0, 0]),
    Placed([0, 500, 100, 50], [0, 10, 34, 0]),
  ])
  func `leaves a subview what lies over it`(placed: Placed) {
    let child = UIView(frame: placed.frame)
    let stage = Stage(
      child, size: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(child.safeAreaInsets == placed.insets)
    #expect(
      stage.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
  }

  // Case G167.
  @Test func `grows by what a controller adds`() {
    let controller = Insetting().named("Detail")
    let stage = Stage(controller, safeArea: LifecycleScripts.notch)
    let lines = traced {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
      stage.settle()
    }
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
    #expect(lines == ["Detail.viewSafeAreaInsetsDidChange"])
  }

  // Case G168.
  @Test func `shrinks inside a controller that adds to it`() {
    let (controller, child) = (A(), UIView())
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    controller.view.addSubview(child)
    _ = Stage(controller)
    child.frame = controller.view.bounds.inset(
      by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let stage = Stage(controller)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
    stage.settle()
  }

  @Test func `is nothing outside of a window`() {
    let controller = A()
    let stage = Stage(controller, safeArea: LifecycleScripts.notch)
    #expect(controller.view.safeAreaInsets == LifecycleScripts.notch)
    stage.window.rootViewController = nil
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func `that changes is told once and laid out for, a superview first`() {
    final class Card: UIView {
      override func safeAreaInsetsDidChange() { Tracer.output("\(traceName).safeArea") }
    }
    let (outer, inner) = (Card().named("outer"), Card().named("inner"))
    let stage = Stage(outer, safeArea: LifecycleScripts.notch)
    outer.addSubview(inner)
    stage.settle()
    let lines = traced(.layout) {
      outer.frame = CGRect(x: 0, y: 20, width: 400, height: 300)
      inner.frame = CGRect(x: 0, y: 30, width: 400, height: 200)
      stage.settle()
    }
    #expect(outer.safeAreaInsets.top == 39)
    #expect(inner.safeAreaInsets.top == 9)
    #expect(
      lines.of("outer", "inner") == [
        "outer.safeArea", "inner.safeArea", "outer.layoutSubviews", "inner.layoutSubviews",
      ])
  }

  @Test func `follows the device when it is turned`() {
    let controller = A()
    let stage = Stage(controller, safeArea: LifecycleScripts.notch)
    let turned = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    stage.resize(to: CGSize(width: 800, height: 400), safeArea: turned)
    #expect(controller.view.safeAreaInsets == turned)
  }
}
