import KataModels

/// The views of a case, by name.
@MainActor final class EvidenceTree {
  private(set) var views: [String: UIView] = [:]

  /// - Parameter setup: `views` (name to superview), then `ops` (view, property, value).
  init(_ setup: JSON) {
    let parents = setup["views"]?.object ?? [:]
    let operations = setup["ops"]?.list ?? []
    for name in parents.keys.sorted() {
      let kind = operations.first { $0[0].text == name && $0[1].text == "class" }?[2].text
      let scrolls = operations.contains { $0[0].text == name && $0[1].text == "contentOffset" }
      views[name] = scrolls ? UIScrollView() : Self.view(kind)
    }
    // Siblings in the order of their first operation, which is the order of the file.
    var order: [String] = []
    for operation in operations {
      if let name = operation[0].text, !order.contains(name) { order.append(name) }
    }
    order += parents.keys.sorted().filter { !order.contains($0) }
    for name in order {
      if let parent = parents[name]?.text { self[parent].addSubview(self[name]) }
    }
    apply(operations)
  }

  subscript(name: String) -> UIView {
    guard let view = views[name] else { fatalError("no view '\(name)'") }
    return view
  }

  func name(of view: UIView?) -> String? { views.first { $0.value === view }?.key }

  func apply(_ operations: [JSON]) {
    for operation in operations where operation[1].text != "class" {
      set(operation[1].text ?? "", of: self[operation[0].text ?? ""], to: operation[2])
    }
  }

  private static func view(_ kind: String?) -> UIView {
    switch kind {
    case "UILabel": UILabel()
    case "UIImageView": UIImageView()
    case "recorder": Recorder()
    default: PassThrough()
    }
  }

  private func set(_ property: String, of view: UIView, to value: JSON) {
    let numbers = value.numbers
    switch property {
    case "frame": view.frame = CGRect(numbers)
    case "bounds": view.bounds = CGRect(numbers)
    case "center", "position": view.center = CGPoint(numbers)
    case "frame.origin": view.frame.origin = CGPoint(numbers)
    case "bounds.origin": view.bounds.origin = CGPoint(numbers)
    case "bounds.size": view.bounds.size = CGSize(width: numbers[0], height: numbers[1])
    case "contentOffset": (view as? UIScrollView)?.contentOffset = CGPoint(numbers)
    case "zPosition": view.layer.zPosition = value.number ?? 0
    case "anchorPoint": view.anchorPoint = CGPoint(numbers)
    case "transform": view.transform = CGAffineTransform(value.list ?? [])
    case "isHidden": view.isHidden = value.bool == true
    case "alpha": view.alpha = value.number ?? 1
    case "isUserInteractionEnabled": view.isUserInteractionEnabled = value.bool == true
    case "clipsToBounds": view.clipsToBounds = value.bool == true
    case "autoresizingMask": view.autoresizingMask = .init(letters: value.texts)
    case "autoresizesSubviews": view.autoresizesSubviews = value.bool == true
    case "hitTestPassThrough": (view as? PassThrough)?.passesThrough = value.bool == true
    default: fatalError("no property '\(property)'")
    }
  }
}

/// Gives up what it is hit in itself, where it is told to.
final class PassThrough: UIView {
  var passesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesThrough && hit === self ? nil : hit
  }
}

/// Notes what it hears and answers it, so that nothing climbs on.
final class Recorder: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

extension UIView.AutoresizingMask {
  /// Left margin, width, right margin, top margin, height, bottom margin.
  init(letters: [String]) {
    let flags: [String: Self] = [
      "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin,
      "T": .flexibleTopMargin, "H": .flexibleHeight, "B": .flexibleBottomMargin,
    ]
    self.init(letters.compactMap { flags[$0] })
  }
}

extension CGPoint {
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }

  var numbers: [Double] { [x, y] }
}

extension CGRect {
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension CGAffineTransform {
  /// The steps one after the other.
  init(_ steps: [JSON]) {
    self = steps.reduce(.identity) { $0.concatenating(Self.step($1)) }
  }

  private static func step(_ step: JSON) -> CGAffineTransform {
    if let m = step["matrix"]?.numbers { return Self(m[0], m[1], m[2], m[3], m[4], m[5]) }
    if let angle = step["rotate"]?.number { return Self(rotationAngle: angle) }
    if let scale = step["scale"]?.numbers { return Self(scaleX: scale[0], y: scale[1]) }
    if let shift = step["translate"]?.numbers { return Self(translationX: shift[0], y: shift[1]) }
    fatalError("no transform '\(step)'")
  }
}

/// Whether two lists agree to the precision in which cases are written down.
func agree(_ one: [Double], _ other: [Double], within tolerance: Double = 1e-4) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
}
