import Foundation
import KataModels

/// A screen of fifty views, placed by constraints as apps place them.
@MainActor enum LayoutBenchmarks {
  static let bound = 0.005

  static func run(_ stopwatch: Stopwatch) -> [Timing] {
    [
      Timing(
        name: "50 views laid out from nothing",
        seconds: stopwatch.best { _ = LaidOutScreen().frames }, bound: bound),
      changed(stopwatch),
    ]
  }

  private static func changed(_ stopwatch: Stopwatch) -> Timing {
    let screen = LaidOutScreen()
    return Timing(
      name: "50 views after one constant has changed",
      seconds: stopwatch.best {
        screen.margin.constant = screen.margin.constant == 16 ? 24 : 16
        _ = screen.frames
      }, bound: bound)
  }
}

/// Ten rows in a list, each with a photo, a title of its own size and a badge at its end.
@MainActor private struct LaidOutScreen {
  let list = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let margin: NSLayoutConstraint
  private var views: [UIView] = []

  init() {
    var constraints: [NSLayoutConstraint] = []
    var above = list.topAnchor
    for _ in 0..<10 {
      let (row, photo, title, date, badge) = (
        UIView(), UIView(), Text(120, 20), Text(200, 16), UIView()
      )
      list.addSubview(row)
      for view in [photo, title, date, badge] { row.addSubview(view) }
      views += [row, photo, title, date, badge]
      constraints += [
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: above, constant: 8),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        photo.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
        photo.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        photo.widthAnchor.constraint(equalToConstant: 40),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
        photo.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
        date.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        date.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        date.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
        date.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
        badge.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
        badge.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        badge.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.1),
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      ]
      above = row.bottomAnchor
    }
    margin = constraints[0]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(constraints)
  }

  var frames: [CGRect] {
    list.layoutIfNeeded()
    return views.map(\.frame)
  }
}

private final class Text: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
