import KataModels
import KataStage
import Testing

/// Two views side by side that fill a row of 400 points.
@MainActor @Suite struct `The size that content wants` {
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let title = Sized(100, 20)
  private let date = Sized(150, 20)
  private let stage: Stage

  init() {
    for view in [title, date] {
      view.translatesAutoresizingMaskIntoConstraints = false
      feed.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: feed.leftAnchor),
      date.leftAnchor.constraint(equalTo: title.rightAnchor),
      date.rightAnchor.constraint(equalTo: feed.rightAnchor),
    ])
    stage = Stage(feed)
  }

  private func widths(_ act: () -> Void) -> [CGFloat] {
    act()
    stage.settle()
    return [title.frame.width, date.frame.width]
  }

  @Test func `is hugged by the view with the higher hugging priority`() {
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(widths {} == [100, 300])
    #expect(widths { date.setContentHuggingPriority(.required, for: .horizontal) } == [250, 150])
    #expect(title.frame.height == 20)
  }

  @Test func `is defended by the view with the higher compression resistance`() {
    #expect(
      widths {
        title.size.width = 300
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
      } == [300, 100])
    #expect(
      widths {
        title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      } == [250, 150])
  }

  @Test func `counts anew once it is said to have changed`() {
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(widths {} == [100, 300])
    #expect(widths { title.size.width = 120 } == [100, 300])
    #expect(widths { title.invalidateIntrinsicContentSize() } == [120, 280])
    #expect(
      widths {
        title.size.width = UIView.noIntrinsicMetric
        title.invalidateIntrinsicContentSize()
      } == [250, 150])
  }

  @Test func `gives way to a required width`() {
    let narrow = date.widthAnchor.constraint(equalToConstant: 60)
    #expect(widths { narrow.isActive = true } == [340, 60])
  }

  @Test func `has priorities of 250 and 750 unless set, and is nothing for a plain view`() {
    #expect(title.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(title.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `doesn't move a view that lies where its frame says`() {
    let photo = Sized(50, 50)
    photo.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    feed.addSubview(photo)
    stage.settle()
    #expect(photo.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private final class Sized: UIView {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
