import KataModels
import KataStage
import Testing

/// Trees of views under random constraints, the required ones of which can all hold.
@MainActor @Suite struct `Under random constraints` {
  @Test(arguments: 1...30)
  func `the required ones hold to a millionth of a point, and layout is idempotent`(seed: Int) {
    var layout = RandomLayout(seed: seed)
    #expect(warnings { layout.stage.settle() } == [])
    #expect(layout.worstMiss <= 1e-6)
    let frames = layout.frames
    layout.layOutAgain()
    #expect(layout.frames == frames)
    #expect(warnings { layout.changeConstants() } == [])
    #expect(layout.worstMiss <= 1e-6)
  }
}

@MainActor private struct RandomLayout {
  let feed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let stage: Stage
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    stage = Stage(feed)
    views = [feed]
    for _ in 0..<20 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[below(min(views.count, 6))].addSubview(view)
      views.append(view)
      let parent = view.superview ?? feed
      constraints += [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: number(40)),
        view.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor, constant: number(40)),
        view.widthAnchor.constraint(equalToConstant: number(100)),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: number(100)),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -number(40)).at(
          Float(1 + below(999))),
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor).at(Float(1 + below(999))),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
  private mutating func number(_ bound: Int) -> CGFloat { CGFloat(below(bound)) }

  func layOutAgain() {
    for view in views { view.setNeedsLayout() }
    stage.settle()
  }

  mutating func changeConstants() {
    for index in constraints.indices where below(3) == 0 && constraints[index].relation == .equal {
      constraints[index].constant += number(20)
    }
    stage.settle()
  }

  var frames: [CGRect] { views.map(\.frame) }

  /// By how much a required constraint is missed, the most.
  var worstMiss: CGFloat {
    constraints.filter { $0.priority == .required }.map(miss).max() ?? 0
  }

  private func miss(_ constraint: NSLayoutConstraint) -> CGFloat {
    guard let view = constraint.firstItem as? UIView, let parent = view.superview else { return 0 }
    let second: CGFloat =
      switch constraint.secondAttribute {
      case .bottom: parent.bounds.height
      case .centerX: parent.bounds.width / 2
      default: 0
      }
    let first: CGFloat =
      switch constraint.firstAttribute {
      case .left: view.frame.minX
      case .top: view.frame.minY
      case .width: view.frame.width
      case .height: view.frame.height
      case .bottom: view.frame.maxY
      default: view.frame.midX
      }
    let difference = first - second - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
