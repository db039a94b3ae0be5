import KataModels
import KataStage

/// What timers, links and queues keep and when they act.
extension LifecycleScripts {
  static let time: [String: Script] = [
    "R01": {
      keptUntilInvalidated { target in
        let timer = Timer.scheduledTimer(
          timeInterval: 1, target: target, selector: Selector("tick"), userInfo: nil, repeats: true)
        return timer.invalidate
      }
    },
    "R12": {
      keptUntilInvalidated { target in
        let link = CADisplayLink(target: target, selector: Selector("tick"))
        link.add(to: .main, forMode: .common)
        return link.invalidate
      }
    },
    "R15": {
      let stage = Stage(UIViewController())
      nonisolated(unsafe) var ticks = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        ticks += 1
        if ticks == 3 { Thread.sleep(forTimeInterval: 1) }
      }
      stage.wait(2)
      timer.invalidate()
      return ["ticks=\(ticks)"]
    },
    "R16": {
      let stage = Stage(UIViewController())
      let (queue, start) = (DispatchQueue(label: "busy"), CACurrentMediaTime())
      nonisolated(unsafe) var lines: [String] = []
      queue.async { Thread.sleep(forTimeInterval: 0.4) }
      queue.asyncAfter(deadline: .now() + 0.1) {
        let waited = ((CACurrentMediaTime() - start) * 1_000).rounded()
        lines.append("Block.runs at \(waited < 400 ? "<" : ">=")400 ms")
      }
      stage.wait(2)
      return lines
    },
    "Y12": {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("sv")
      scroll.contentSize = CGSize(width: 100, height: 1_000)
      let stage = Stage(scroll)
      return traced(.layout) {
        scroll.contentOffset.y = 50
        stage.settle()
      }.of("sv")
    },
  ]

  /// What happens to a target of which only `attach` knows, before and after what that returns is called.
  private static func keptUntilInvalidated(
    _ attach: (Target) -> () -> Void
  ) -> [String] {
    let lines = Lines()
    var target: Target? = Target(lines)
    let invalidate = target.map(attach)
    lines.all.append("Main.dropT")
    target = nil
    lines.all.append("Main.invalidate")
    invalidate?()
    return lines.all
  }
}

private final class Lines {
  var all: [String] = []
}

private final class Target: NSObject {
  private let lines: Lines
  init(_ lines: Lines) { self.lines = lines }
  deinit { lines.all.append("T.deinit") }
}
