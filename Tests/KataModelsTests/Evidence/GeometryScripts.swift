import KataModels
import KataStage

/// The cases of geometry that say in words what was done, acted out; each tells what came of it in
/// the form in which the case does.
@MainActor enum GeometryScripts {
  typealias Script = @MainActor () -> JSON

  static let all = [rectangles, transforms, trees, scrolling, safeAreas, margins, sizes]
    .reduce(into: [String: Script]()) { $0.merge($1) { one, _ in one } }

  /// Cases that other tests act out, which name them, by those tests.
  nonisolated static let elsewhere: [String: String] = [
    "scroll views": "G139 G140 G143 G144 G145 G149 G152 G153 G155 G182",
    "layers": "G135 G136",
  ].reduce(into: [:]) { all, entry in
    for id in entry.value.split(separator: " ") { all[String(id)] = entry.key }
  }

  nonisolated static let ids = [
    "G106", "G107", "G109", "G110", "G111", "G112", "G113", "G114", "G116", "G117", "G118", "G119",
    "G120", "G121", "G123", "G125", "G126", "G127", "G129", "G130", "G132", "G133", "G137", "G142",
    "G157",
    "G159", "G161", "G163", "G164", "G165", "G166", "G167", "G168", "G169", "G170", "G171", "G178",
    "G179",
    "G181",
  ]

  /// What a case expects, without what the model leaves out of it.
  nonisolated static func reduced(_ evidence: EvidenceCase) -> JSON {
    guard evidence.id == "G129", let text = evidence.expected.text else { return evidence.expected }
    return .text(
      text.replacing("exclusiveTouch false, ", with: "").replacing(", zPosition 0", with: ""))
  }

  // MARK: Rectangles

  private static let negative = CGRect(x: 10, y: 20, width: -30, height: -50)
  private static let card = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
  private static let flat = CGRect(x: 10, y: 25, width: 5, height: -5)

  private static let rectangles: [String: Script] = [
    "G106": {
      let rect = CGRect(x: -5, y: -5, width: -10, height: -10)
      return .list(
        [-15, -10, -5].map { .bool(rect.contains(CGPoint(x: Double($0), y: Double($0)))) })
    },
    "G107": { .bool(CGRect.zero.contains(CGPoint(x: 0, y: 0))) },
    "G109": { JSON(negative.standardized) },
    "G110": {
      JSON([negative.width, negative.height, negative.size.width, negative.size.height])
    },
    "G111": {
      JSON([
        negative.minX, negative.midX, negative.maxX, negative.minY, negative.midY, negative.maxY,
      ])
    },
    "G112": { .bool(negative == CGRect(x: -20, y: -30, width: 30, height: 50)) },
    "G113": { JSON(card.insetBy(dx: 1, dy: -2)) },
    "G114": {
      let inset = CGRect(x: 1.2, y: 3.4, width: 5.6, height: 7.8).insetBy(dx: 10, dy: 10)
      return .text(inset.isNull ? "CGRect.null" : "\(inset)")
    },
    "G116": { JSON(card.integral) },
    "G117": { JSON(CGRect(x: 1.9, y: 1.9, width: -10.1, height: -10.2).integral) },
    "G118": { JSON(card.union(flat)) },
    "G119": { JSON(card.intersection(flat)) },
    "G120": {
      JSON(card.intersection(CGRect(x: 1000, y: 2000, width: 1, height: 1)))
    },
    "G121": {
      let (slice, remainder) = card.divided(atDistance: 5, from: .minXEdge)
      return .object(["slice": JSON(slice), "remainder": JSON(remainder)])
    },
  ]

  private static let transforms: [String: Script] = [
    "G123": {
      let size = CGSize(width: 100, height: 100)
      let steps = [
        CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(translationX: -10, y: -10),
      ]
      return .list(steps.map { JSON(size.applying($0)) })
    },
    "G125": {
      JSON(
        CGRect(x: -6, y: -7, width: 12, height: 14)
          .applying(CGAffineTransform(rotationAngle: .pi / 2)))
    },
    "G126": {
      let scale = CGAffineTransform(scaleX: 2, y: 2)
      let both = scale.concatenating(CGAffineTransform(translationX: 50, y: 50))
      return JSON(CGPoint(x: 1, y: 1).applying(both))
    },
    "G127": {
      let both = CGAffineTransform(translationX: 50, y: 50).scaledBy(x: 2, y: 2)
      return JSON(CGPoint(x: 1, y: 1).applying(both))
    },
  ]

  // MARK: Views

  private static let trees: [String: Script] = [
    "G129": { .text(defaults(of: UIView())) },
    "G130": {
      let (feed, views) = (UIView(), [UIView(), UIView(), UIView()])
      feed.addSubview(views[0])
      feed.addSubview(views[1])
      feed.insertSubview(views[2], at: 1)
      let names = feed.subviews.compactMap { view in views.firstIndex { $0 === view } }
      return .text("[" + names.map { "v\($0 + 1)" }.joined(separator: ",") + "]")
    },
    "G132": {
      let (feed, view) = (UIView(), UIView())
      feed.insertSubview(view, at: 999)
      return .text(feed.subviews == [view] ? "[v]" : "\(feed.subviews.count) views")
    },
    "G133": {
      let (one, other, view) = (UIView(), UIView(), UIView())
      one.addSubview(view)
      other.addSubview(view)
      return .text(one.subviews.isEmpty ? "removed from the first parent" : "in both")
    },
    "G137": {
      let (feed, views) = (UIView(), (0..<4).map { _ in UIView() })
      for view in views { feed.addSubview(view) }
      feed.insertSubview(views[1], belowSubview: views[1])
      return .text("index \(feed.subviews.firstIndex { $0 === views[1] } ?? -1)")
    },
    "G181": {
      let (feed, card) = (CountedView(), UIView())
      feed.addSubview(card)
      feed.layoutIfNeeded()
      let before = feed.layouts
      card.bounds.size = CGSize(width: 10, height: 10)
      feed.layoutIfNeeded()
      return .text("superview layoutSubviews \(feed.layouts > before ? "runs" : "does not run")")
    },
  ]

  /// Where content comes to lie that was beyond the range when the insets were set.
  private static let scrolling: [String: Script] = [
    "G142": {
      let (least, most) = (rest(from: -9999), rest(from: 9999))
      return .object(["x": JSON([least.x, most.x]), "y": JSON([least.y, most.y])])
    }
  ]

  private static func rest(from offset: CGFloat) -> CGPoint {
    let feed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    feed.contentSize = CGSize(width: 640, height: 480)
    feed.setContentOffset(CGPoint(x: offset, y: offset), animated: false)
    feed.contentInset = UIEdgeInsets(top: 200, left: 50, bottom: 0, right: 0)
    return feed.contentOffset
  }

  private static func defaults(of view: UIView) -> String {
    let mask = view.autoresizingMask.isEmpty ? "none" : "\(view.autoresizingMask.rawValue)"
    let margins = view.layoutMargins
    let sides = Set([margins.top, margins.left, margins.bottom, margins.right])
    return [
      "alpha \(Int(view.alpha))", "isHidden \(view.isHidden)",
      "frame/bounds \(view.frame == .zero && view.bounds == .zero ? "zero" : "not zero")",
      "clipsToBounds \(view.clipsToBounds)", "userInteraction \(view.isUserInteractionEnabled)",
      "autoresizingMask \(mask)", "autoresizesSubviews \(view.autoresizesSubviews)",
      "contentMode \(view.contentMode)",
      "layoutMargins \(sides.map { "\(Int($0))" }.joined(separator: " and ")) on all sides",
      "safeAreaInsets \(view.safeAreaInsets == .zero ? "zero" : "not zero")",
      "insetsLayoutMarginsFromSafeArea \(view.insetsLayoutMarginsFromSafeArea)",
      "preservesSuperviewLayoutMargins \(view.preservesSuperviewLayoutMargins)",
    ].joined(separator: ", ")
  }

  // MARK: Safe areas and margins

  private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  private static let screen = CGSize(width: 320, height: 480)

  private static let safeAreas: [String: Script] = [
    "G157": { safeArea(of: CGRect(x: 0, y: 0, width: 320, height: 480)) },
    "G159": { safeArea(of: CGRect(x: -40, y: -60, width: 200, height: 200)) },
    "G161": { safeArea(of: CGRect(x: 0, y: 460, width: 320, height: 100)) },
    "G163": { safeArea(of: CGRect(x: -50, y: -50, width: 500, height: 700)) },
    "G164": { safeArea(of: CGRect(x: 5, y: 10, width: 60, height: 20)) },
    "G165": { safeArea(of: CGRect(x: 0, y: 500, width: 100, height: 50)) },
    "G166": {
      let controller = UIViewController()
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let stage = Stage(
        controller, size: CGSize(width: 320, height: 480),
        safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      return withExtendedLifetime(stage) {
        JSON(controller.view.safeAreaLayoutGuide.layoutFrame)
      }
    },
    "G167": {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
      let stage = Stage(
        controller, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      return withExtendedLifetime(stage) { JSON(controller.view.safeAreaInsets) }
    },
    "G168": {
      let (controller, card) = (UIViewController(), UIView())
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 10, left: 10, bottom: 10, right: 10)
      let stage = Stage(controller)
      controller.view.addSubview(card)
      card.frame = controller.view.bounds.inset(
        by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      return withExtendedLifetime(stage) { JSON(card.safeAreaInsets) }
    },
  ]

  private static let margins: [String: Script] = [
    "G169": {
      let card = UIView(frame: CGRect(origin: .zero, size: screen))
      let stage = Stage(card, size: screen, safeArea: insets)
      return withExtendedLifetime(stage) { JSON(card.layoutMargins) }
    },
    "G170": {
      let feed = UIView(frame: CGRect(origin: .zero, size: screen))
      let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      feed.addSubview(card)
      feed.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      card.preservesSuperviewLayoutMargins = true
      return JSON(card.layoutMargins)
    },
    "G171": {
      let card = Edged(frame: CGRect(origin: .zero, size: screen))
      let stage = Stage(card, size: screen)
      card.heard = []
      stage.resize(to: screen, safeArea: insets)
      return .list(card.heard.map(JSON.text))
    },
  ]

  private static func safeArea(of frame: CGRect) -> JSON {
    let card = UIView(frame: frame)
    let stage = Stage(card, size: screen, safeArea: insets)
    return withExtendedLifetime(stage) { JSON(card.safeAreaInsets) }
  }

  // MARK: Sizes

  private static let sizes: [String: Script] = [
    "G178": {
      let card = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
      return JSON(card.sizeThatFits(CGSize(width: 1000, height: 1000)))
    },
    "G179": { JSON(UIView().intrinsicContentSize) },
  ]
}

private final class CountedView: UIView {
  private(set) var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

/// Notes what it hears of its edges.
private final class Edged: UIView {
  var heard: [String] = []
  override func layoutMarginsDidChange() { heard.append("layoutMarginsDidChange") }
  override func safeAreaInsetsDidChange() { heard.append("safeAreaInsetsDidChange") }
}

extension JSON {
  /// As cases write them; JSON has no infinity.
  init(_ numbers: [Double]) {
    self = .list(numbers.map { $0 == .infinity ? .text("inf") : .number($0) })
  }

  init(_ rect: CGRect) { self.init(rect.numbers) }
  init(_ point: CGPoint) { self.init(point.numbers) }
  init(_ size: CGSize) { self.init([size.width, size.height]) }

  init(_ insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }
}
