import KataModels
import KataStage
import Testing

@Suite("The insets of a scroll view")
@MainActor struct ScrollInsetTests {
  private static let bars = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  private func shown(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, top: CGFloat = 0
  ) -> (UIScrollView, Stage) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = content
    scroll.contentInset.top = top
    scroll.contentInsetAdjustmentBehavior = behavior
    return (scroll, Stage(scroll, safeArea: Self.bars))
  }

  @Test("take in the safe area as the behaviour says")
  func adjust() {
    let small = CGSize(width: 100, height: 100)
    let tall = CGSize(width: 100, height: 2000)
    let wide = CGSize(width: 2000, height: 100)
    func inset(_ b: UIScrollView.ContentInsetAdjustmentBehavior, _ size: CGSize) -> UIEdgeInsets {
      let (scroll, stage) = shown(b, content: size, top: 5)
      return withExtendedLifetime(stage) { scroll.adjustedContentInset }
    }
    let none = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(inset(.never, tall) == none)
    #expect(inset(.always, small) == UIEdgeInsets(top: 49, left: 10, bottom: 34, right: 12))
    #expect(inset(.scrollableAxes, small) == none)
    #expect(inset(.scrollableAxes, tall) == UIEdgeInsets(top: 49, left: 0, bottom: 34, right: 0))
    #expect(inset(.scrollableAxes, wide) == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 12))
    #expect(inset(.automatic, tall) == UIEdgeInsets(top: 49, left: 0, bottom: 34, right: 0))
    #expect(inset(.automatic, small) == none)
  }

  @Test("show content below the bars from the start")
  func keepTheTop() {
    let (scroll, stage) = shown(.always, content: CGSize(width: 100, height: 2000))
    #expect(scroll.contentOffset == CGPoint(x: -10, y: -44))
    stage.resize(to: CGSize(width: 400, height: 800), safeArea: .zero)
    #expect(scroll.contentOffset == .zero)
    let (other, second) = shown(.scrollableAxes, content: CGSize(width: 100, height: 100))
    #expect(other.contentOffset == .zero)
    other.contentSize.height = 2000
    #expect(other.contentOffset == CGPoint(x: 0, y: -44))
    withExtendedLifetime(second) {}
  }

  @Test("count in full under a navigation bar, whether or not the content fits")
  func countUnderBars() {
    let screen = UIViewController()
    let scroll = UIScrollView()
    screen.view = scroll
    let stage = Stage(UINavigationController(rootViewController: screen), safeArea: Self.bars)
    #expect(scroll.adjustedContentInset.top > 0)
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    withExtendedLifetime(stage) {}
  }

  @Test("say when they change")
  func say() {
    let told = ScrollListener(content: CGSize(width: 100, height: 2000))
    told.view.contentInsetAdjustmentBehavior = .always
    let stage = Stage(told.view, safeArea: Self.bars)
    withExtendedLifetime(stage) {}
    #expect(told.lines.first == "didChangeAdjustedContentInset")
  }
}
