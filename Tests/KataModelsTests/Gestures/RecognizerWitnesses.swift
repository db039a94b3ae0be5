import KataModels

/// Looks, at each action, at what a view has heard by then.
final class Watcher: UIResponder {
  private let watched: Recorder
  private(set) var seen: [[String]] = []

  init(_ view: Recorder) {
    watched = view
    super.init()
    _SelectorTable.register("look", Watcher.look)
  }

  private func look() { seen.append(watched.heard) }
}

/// Notes what it hears, and how much its view has heard by then.
final class Hearing: UIGestureRecognizer {
  private let watched: Recorder
  private(set) var heard: [String] = []
  var ignoresAll = false

  init(_ view: Recorder) {
    watched = view
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("began, view \(watched.heard.count)")
    if ignoresAll { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("moved, view \(watched.heard.count)")
  }

  override func reset() { heard.append("reset") }
}
