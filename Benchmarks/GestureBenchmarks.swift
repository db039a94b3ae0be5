import KataModels

/// Events that go past 1, 10 and 100 recognisers of every kind, on a chain of views.
@MainActor enum GestureBenchmarks {
  static func run(_ stopwatch: Stopwatch) -> [EventRate] {
    let few = rate(10, usual: nil, stopwatch)
    let usual = few.seconds / 10
    return [rate(1, usual: nil, stopwatch), few, rate(100, usual: usual, stopwatch)]
  }

  private static func rate(_ count: Int, usual: Double?, _ stopwatch: Stopwatch) -> EventRate {
    let screen = MeasuredScreen(recognizers: count)
    let name = count == 1 ? "taps and drags, 1 recogniser" : "taps and drags, \(count) recognisers"
    let seconds = stopwatch.best(screen.play) / Double(MeasuredScreen.events)
    return EventRate(name: name, seconds: seconds, recognizers: count, usual: usual)
  }
}

/// A window with a chain of ten views, and recognisers dealt out to them.
@MainActor private final class MeasuredScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let delivery: TouchDelivery

  init(recognizers count: Int) {
    window.isHidden = false
    delivery = TouchDelivery { [window] in [window] }
    var views: [UIView] = [window]
    for _ in 0..<10 {
      let view = UIView(frame: window.bounds)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    for number in 0..<count {
      views[views.count - 1 - number % 10].addGestureRecognizer(Self.recognizer(number))
    }
  }

  private static func recognizer(_ number: Int) -> UIGestureRecognizer {
    switch number % 8 {
    case 0: return UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return UIPanGestureRecognizer()
    case 3: return UILongPressGestureRecognizer()
    case 4: return UISwipeGestureRecognizer()
    case 5: return UIPinchGestureRecognizer()
    case 6: return UIRotationGestureRecognizer()
    default: return UIScreenEdgePanGestureRecognizer()
    }
  }

  static let events = 12

  /// A tap, then a drag of eight moves, each with time for the resets.
  func play() {
    delivery.down(at: CGPoint(x: 200, y: 400))
    delivery.up()
    pause()
    delivery.down(at: CGPoint(x: 200, y: 400))
    for step in 1...8 { delivery.move(to: CGPoint(x: 200, y: 400 + 10 * step)) }
    delivery.up()
    pause()
  }

  private func pause() { MainLoop.main.run(until: MainLoop.main.now + 2) }
}
