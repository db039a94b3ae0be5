import KataModels
import KataStage
import Testing

@Suite("Pages")
@MainActor struct PageTests {
  @Test func `turn under a finger, both ways, and not beyond the last`() {
    let pages = [A(), B()]
    let slides = Slides(pages, .scroll)
    let stage = Stage(slides.controller)
    let shown = { slides.controller.viewControllers?.first }
    turn(stage, from: 380, to: 20)
    #expect(shown() === pages[1])
    turn(stage, from: 380, to: 20)
    #expect(shown() === pages[1])
    turn(stage, from: 20, to: 380)
    #expect(shown() === pages[0])
    #expect(slides.controller.children == [pages[0]])
  }

  @Test func `that turn back leave the page where it was`() {
    let pages = [A(), B()]
    let slides = Slides(pages, .pageCurl)
    let stage = Stage(slides.controller)
    turn(stage, from: 380, to: 300)
    #expect(slides.controller.viewControllers == [pages[0]])
    #expect(pages[0].view.window === stage.window)
    #expect(pages[1].view.window == nil)
    #expect(pages[1].parent == nil)
  }

  @Test("change in code in the order of their style", arguments: [true, false])
  func changeInCode(scrolls: Bool) {
    let pages = [A(), B()]
    let slides = Slides(pages, scrolls ? .scroll : .pageCurl)
    let stage = Stage(slides.controller)
    let lines = traced(.loading, .appearance) {
      slides.controller.setViewControllers([pages[1]], direction: .forward, animated: true) {
        Tracer.output("completion \($0)")
      }
      stage.settle()
    }
    let ends =
      scrolls
      ? ["B.viewDidAppear", "A.viewDidDisappear"] : ["A.viewDidDisappear", "B.viewDidAppear"]
    #expect(
      lines == ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear"] + ends
        + ["completion true"])
  }

  @Test func `that are set before the controller is shown appear with it`() {
    let slides = Slides([A(), B()], .scroll)
    let lines = traced(.loading, .appearance, .containment) { _ = Stage(slides.controller) }
    #expect(lines.of("A") == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    #expect(lines.of("B") == [])
  }

  private func turn(_ stage: Stage, from: CGFloat, to: CGFloat) {
    stage.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400))
    stage.settle()
  }
}
