import KataModels
import KataStage
import Testing

@MainActor @Suite struct `A view's own size` {
  @Test func `is what it takes when asked to fit, its corner kept`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let badge = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 100, height: 100))
  }

  @Test func `is an image's, where a view shows one`() {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    #expect(photo.size == CGSize(width: 40, height: 30))
    #expect(photo.scale == 3)
    let view = UIImageView(image: photo)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.intrinsicContentSize == photo.size)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 30))
  }
}

/// Beside cases G172–G174, which follow from the documentation's words.
@MainActor @Suite struct `An image in its view` {
  private let view = UIImageView(
    image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in })

  struct Placed: Sendable {
    var mode: UIView.ContentMode
    var rect: CGRect

    init(_ mode: UIView.ContentMode, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      (self.mode, rect) = (mode, CGRect(x: x, y: y, width: w, height: h))
    }
  }

  @Test(arguments: [
    Placed(.scaleToFill, 0, 0, 200, 200), Placed(.redraw, 0, 0, 200, 200),
    Placed(.scaleAspectFit, 0, 50, 200, 100), Placed(.scaleAspectFill, -100, 0, 400, 200),
    Placed(.center, 50, 75, 100, 50), Placed(.top, 50, 0, 100, 50),
    Placed(.bottom, 50, 150, 100, 50), Placed(.left, 0, 75, 100, 50),
    Placed(.right, 100, 75, 100, 50), Placed(.topLeft, 0, 0, 100, 50),
    Placed(.topRight, 100, 0, 100, 50), Placed(.bottomLeft, 0, 150, 100, 50),
    Placed(.bottomRight, 100, 150, 100, 50),
  ])
  func `lies where the content mode says`(placed: Placed) {
    view.frame = CGRect(x: 7, y: 7, width: 200, height: 200)
    view.contentMode = placed.mode
    #expect(view.imageRect == placed.rect)
  }

  @Test func `is nowhere without an image`() {
    view.image = nil
    #expect(view.imageRect == nil)
  }

  @Test func `is told by the stage`() {
    view.frame = CGRect(x: 7, y: 7, width: 200, height: 200)
    view.contentMode = .scaleAspectFit
    let drawn = Stage(view).drawn(view)
    #expect(drawn.image == CGRect(x: 0, y: 50, width: 200, height: 100))
  }
}
