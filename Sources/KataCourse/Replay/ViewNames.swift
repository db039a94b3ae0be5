import KataTrace

/// What a program itself calls views that have no name of their own: `let card = UIView(…)` is `card`
/// in a replay, where the model says `View#2`.
struct ViewNames {
  private var names: [String: String] = [:]

  /// - Parameter lines: of the program, by the addresses that the records name.
  init(in records: [ChannelRecord], lines: [Int: Int], source: String) {
    let source = source.split(separator: "\n", omittingEmptySubsequences: false)
    var line: Int?
    var printed: Set<String> = []
    var lastOutput = ""
    for record in records {
      switch record {
      case .place(let calls): line = calls.lazy.compactMap { lines[$0] }.first
      case .output(_, let text): lastOutput = text
      case .event(let event): if lastOutput == event.line + "\n" { printed.insert(event.subject) }
      case .made(let name, let type):
        guard let line, source.indices.contains(line - 1) else { continue }
        names[name] = Self.variable(of: type, in: source[line - 1])
      default: break
      }
    }
    // What the program prints stays as it is, and no two views get one name.
    let uses = Dictionary(grouping: names.values) { $0 }
    names = names.filter { name, variable in
      !printed.contains(name) && uses[variable]?.count == 1
    }
  }

  /// `card` in `let card = UIView(`; nil where something else is made there.
  private static func variable(of type: String, in line: Substring) -> String? {
    let declaration = /^\s*(?:[a-z]+\s+)*(?:let|var)\s+(\w+)\s*(?::[^=]+)?=\s*(\w+)\s*\(/
    guard let match = line.firstMatch(of: declaration), match.2 == type else { return nil }
    return String(match.1)
  }

  /// The record with these names in it.
  func renamed(_ record: ChannelRecord) -> ChannelRecord {
    switch record {
    case .tree(let time, let window): return .tree(time: time, window: renamed(window))
    case .loose(let time, let views): return .loose(time: time, views: views.map(renamed))
    case .event(var event):
      event.subject = name(event.subject)
      return .event(event)
    case .touch(let time, var touch):
      touch.view = touch.view.map(name)
      return .touch(time: time, touch)
    case .recognizer(let time, var change):
      change.view = change.view.map(name)
      return .recognizer(time: time, change)
    case .journey(let time, let journey): return .journey(time: time, renamed(journey))
    case .climb(let time, var climb):
      for index in climb.steps.indices { climb.steps[index].name = name(climb.steps[index].name) }
      return .climb(time: time, climb)
    default: return record
    }
  }

  private func name(_ name: String) -> String { names[name] ?? name }

  private func renamed(_ view: ViewSnapshot) -> ViewSnapshot {
    var view = view
    view.name = name(view.name)
    view.subviews = view.subviews.map(renamed)
    return view
  }

  private func renamed(_ journey: TouchJourney) -> TouchJourney {
    var journey = journey
    journey.hit = journey.hit.map(name)
    for index in journey.asked.indices {
      journey.asked[index].name = name(journey.asked[index].name)
      journey.asked[index].returned = journey.asked[index].returned.map(name)
    }
    for index in journey.listeners.indices {
      journey.listeners[index].view = journey.listeners[index].view.map(name)
    }
    return journey
  }
}
