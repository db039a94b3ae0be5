import KataModels
import KataStage
import Testing

@Suite("A scroll view")
@MainActor struct ScrollViewTests {
  @Test("begins at zero, with both indicators and no zoom: G139, G149, G152")
  func defaults() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    let scales: [CGFloat] = [view.minimumZoomScale, view.maximumZoomScale, view.zoomScale]
    #expect(scales == [1, 1, 1])
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.clipsToBounds)
  }

  @Test("moves its bounds and not its children: G140")
  func movesBounds() {
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 280))
    let child = UIView(frame: CGRect(x: 10, y: 210, width: 240, height: 50))
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 30, y: 150)
    #expect(scroll.bounds == CGRect(x: 30, y: 150, width: 200, height: 280))
    #expect(scroll.frame == CGRect(x: 20, y: 30, width: 200, height: 280))
    #expect(child.frame == CGRect(x: 10, y: 210, width: 240, height: 50))
    #expect(child.convert(CGPoint.zero, to: scroll) == CGPoint(x: 10, y: 210))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.addSubview(scroll)
    #expect(child.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 90))
  }

  @Test("is bounds.origin, whichever of the two is set")
  func isBoundsOrigin() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    told.view.bounds.origin.y = 40
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 40))
    told.view.contentOffset.y = 60
    #expect(told.view.bounds.origin == CGPoint(x: 0, y: 60))
    #expect(told.lines == ["didScroll", "didScroll"])
  }

  @Test("tells of a change, and not of the same offset again")
  func tellsOfChanges() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    for y in [100, 100, 200] as [CGFloat] {
      told.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    }
    #expect(told.lines == ["didScroll", "didScroll"])
  }

  @Test("goes from code wherever it is sent")
  func isNotClamped() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    told.view.setContentOffset(CGPoint(x: -50, y: 5000), animated: false)
    #expect(told.view.contentOffset == CGPoint(x: -50, y: 5000))
  }

  @Test("snaps its offset to pixels, and bounds not: G145")
  func snaps() {
    let told = ScrollListener(content: CGSize(width: 900, height: 900))
    told.view.contentOffset = CGPoint(x: 3.8, y: 0.1)
    let scale = UIScreen.main.scale
    #expect(told.view.contentOffset == CGPoint(x: (3.8 * scale).rounded() / scale, y: 0))
    told.view.bounds.origin = CGPoint(x: 3.8, y: 0.1)
    #expect(told.view.contentOffset == CGPoint(x: 3.8, y: 0.1))
  }

  @Test("leaves a legal offset alone when insets change, and tells where it moves: G143, G144")
  func legalizes() {
    let told = ScrollListener(
      content: CGSize(width: 640, height: 480), frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    told.view.contentInset = UIEdgeInsets(top: 200, left: 50, bottom: 0, right: 0)
    #expect(told.view.contentOffset == .zero)
    #expect(told.lines == ["didChangeAdjustedContentInset"])
    let other = ScrollListener(
      content: CGSize(width: 640, height: 480), frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    other.view.contentInset = UIEdgeInsets(top: -200, left: -50, bottom: 0, right: 0)
    #expect(other.view.contentOffset == CGPoint(x: 50, y: 200))
    #expect(other.lines == ["didChangeAdjustedContentInset", "didScroll"])
  }

  @Test("brings its content back whoever makes it larger, and tells of that once")
  func legalizesWhenResized() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    let height = told.view.heightAnchor.constraint(equalToConstant: 300)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    root.addSubview(told.view)
    told.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      told.view.topAnchor.constraint(equalTo: root.topAnchor),
      told.view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      told.view.widthAnchor.constraint(equalToConstant: 200), height,
    ])
    let stage = Stage(root)
    told.view.contentOffset.y = 600
    told.lines = []
    height.constant = 400
    stage.settle()
    #expect(told.view.bounds == CGRect(x: 0, y: 500, width: 200, height: 400))
    #expect(told.lines == ["didScroll"])
    let other = ScrollListener(content: CGSize(width: 200, height: 900))
    other.view.contentOffset.y = 600
    other.lines = []
    other.view.bounds.size.height = 500
    #expect(other.view.contentOffset.y == 400)
    #expect(other.lines == ["didScroll"])
  }

  @Test("tells of an offset that is set on its layer")
  func tellsOfItsLayer() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    told.view.layer.bounds.origin.y = 40
    #expect(told.view.contentOffset.y == 40)
    #expect(told.lines == ["didScroll"])
  }

  @Test("lays out itself at each change, and not its superview: G182")
  func laysOut() {
    let outer = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let scroll = CountingScroll(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 900)
    outer.addSubview(scroll)
    let stage = Stage(outer)
    (outer.count, scroll.count) = (0, 0)
    scroll.contentOffset.y = 100
    stage.settle()
    #expect(outer.count == 0)
    #expect(scroll.count == 1)
  }

  @Test("shows a rectangle by the shortest way, and stays where it shows already")
  func showsRectangles() {
    let told = ScrollListener(
      content: CGSize(width: 100, height: 1000), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let offsets = [150, 20, 800, 0, 995].map { y in
      let rect = CGRect(x: 0, y: CGFloat(y), width: 10, height: 10)
      told.view.scrollRectToVisible(rect, animated: false)
      return told.view.contentOffset.y
    }
    #expect(offsets == [60, 20, 710, 0, 900])
    told.lines = []
    told.view.scrollRectToVisible(CGRect(x: 0, y: 905, width: 10, height: 10), animated: false)
    told.view.scrollRectToVisible(.null, animated: false)
    #expect(told.lines == [])
    told.view.contentOffset.y = -50
    told.view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    #expect(told.view.contentOffset.y == -50)
  }

  @Test("is there at the end of an animation, and says so once")
  func animates() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    let stage = Stage(told.view)
    told.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(told.view.contentOffset == .zero)
    stage.wait(0.15)
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 100))
    stage.settle()
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 200))
    #expect(told.said == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("goes where it is sent last")
  func interruptsItself() {
    let told = ScrollListener(content: CGSize(width: 200, height: 900))
    let stage = Stage(told.view)
    told.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.wait(0.1)
    told.view.contentOffset.y = 50
    stage.wait(1)
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 50))
    #expect(told.said == ["didScroll"])
    told.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    told.onScroll = { [unowned told] in
      if told.view.contentOffset.y == 200 { told.view.contentOffset.y = 10 }
    }
    stage.wait(1)
    #expect(told.view.contentOffset == CGPoint(x: 0, y: 10))
    #expect(!told.said.contains("didEndScrollingAnimation"))
  }

  @Test("is freed while its content moves")
  func isFreed() {
    let stage = Stage(UIView())
    weak var gone: UIScrollView?
    do {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      gone = scroll
      scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    }
    #expect(gone == nil)
    stage.settle()
  }

  @Test("zooms a view from code, and its content with it")
  func zooms() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let zoomed = Zoomed()
    scroll.addSubview(zoomed.photo)
    scroll.delegate = zoomed
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.contentSize == CGSize(width: 200, height: 160))
    #expect(zoomed.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 160))
    scroll.zoomScale = 8
    #expect(scroll.zoomScale == 3)
    #expect(zoomed.count == 2)
  }
}

private final class Counting: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class CountingScroll: UIScrollView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class Zoomed: UIScrollViewDelegate {
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  var count = 0
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { count += 1 }
}
