import KataTrace

/// Counts what a program reported, to find what it is about.
struct ReplayCensus {
  /// Everything that can be drawn, what the program is about first.
  private(set) var subjects: [ReplaySubject] = []
  /// The controllers that a timeline shows, in the order in which they came.
  private(set) var controllers: [String] = []

  /// How many printed lines speak of a subject: callbacks that are printed, and lines that a program
  /// prints inside of them.
  private var printed: [ReplaySubject: Int] = [:]
  private var lines = 0
  /// What there is a picture of.
  private var drawable: Set<ReplaySubject> = []
  /// What of it the program itself has brought about.
  private var wanted: Set<ReplaySubject> = []
  private var callbacks: [String: (printed: Int, first: Int, count: Int)] = [:]
  private var hasLeft = false

  /// Side by side there is room for two.
  private static let mostControllers = 2

  init(of records: [ChannelRecord], source: String) {
    count(records)
    rankControllers()
    // A scroll view has recognisers of its own, which a program needn't be about.
    if source.contains("GestureRecognizer") { wanted.insert(.recognizers) }
    // A single screen that comes and stays has no story to tell.
    if callbacks.count > 1 || hasLeft { wanted.insert(.timeline) }
    wanted.formUnion([.cells, .tree])
    if printed[.timeline] == nil, !wanted.contains(.timeline) { drawable.remove(.timeline) }
    let ranked = ReplaySubject.allCases.filter(drawable.contains)
    let spoken = ranked.filter { 2 * (printed[$0] ?? 0) >= max(1, lines) }
    let likely = ranked.filter(wanted.contains)
    for subject in spoken + likely + ranked where !subjects.contains(subject) {
      subjects.append(subject)
    }
  }

  private mutating func count(_ records: [ChannelRecord]) {
    var calls: [Int] = []
    /// The callback that is under way, and where it was sent from.
    var around: (event: TraceEvent, calls: [Int])?
    var lastOutput: String?
    for (index, record) in records.enumerated() {
      switch record {
      case .place(let places): calls = places
      case .output(let time, let text):
        lines += 1
        lastOutput = text
        if let around, time == around.event.time, calls.count > around.calls.count,
          calls.hasSuffix(around.calls)
        {
          note(around.event)
        }
      case .event(let event):
        let isPrinted = lastOutput == event.line + "\n"
        if isPrinted { note(event) }
        take(event, isPrinted: isPrinted, index)
        around = (event, calls)
        lastOutput = nil
      default: look(at: record)
      }
    }
  }

  private mutating func look(at record: ChannelRecord) {
    switch record {
    case .recognizer(_, let change): if change.to != "possible" { drawable.insert(.recognizers) }
    case .journey(_, let journey):
      drawable.insert(.touch)
      let decides = journey.asked.contains { $0.hasOwnPoint || $0.hasOwnHitTest }
      if journey.finger == nil || decides { wanted.insert(.touch) }
    case .climb(_, let climb): if climb.isAnswered { wanted.insert(.touch) }
    case .table(_, let table):
      if !table.rows.isEmpty || !table.waiting.isEmpty { drawable.insert(.cells) }
    case .tree(_, let window): if window.showsSomething { drawable.insert(.tree) }
    case .loose(_, let views): if !views.isEmpty { drawable.insert(.tree) }
    default: break
    }
  }

  private mutating func note(_ event: TraceEvent) {
    if let subject = ReplaySubject(event.family) { printed[subject, default: 0] += 1 }
  }

  private mutating func take(_ event: TraceEvent, isPrinted: Bool, _ index: Int) {
    guard TimelinePicture.families.contains(event.family) else { return }
    drawable.insert(.timeline)
    if ["viewDidDisappear", "deinit"].contains(event.callback) { hasLeft = true }
    var entry = callbacks[event.subject] ?? (0, index, 0)
    entry.printed += isPrinted ? 1 : 0
    entry.count += 1
    callbacks[event.subject] = entry
  }

  private mutating func rankControllers() {
    let ranked = callbacks.sorted { one, other in
      (-one.value.printed, -one.value.count, one.value.first)
        < (-other.value.printed, -other.value.count, other.value.first)
    }
    let chosen = ranked.prefix(Self.mostControllers)
    controllers = chosen.sorted { $0.value.first < $1.value.first }.map(\.key)
  }
}

extension ReplaySubject {
  fileprivate init?(_ family: TraceFamily) {
    switch family {
    case .loading, .appearance, .isAppearing, .containment, .memory, .scene: self = .timeline
    case .cells: self = .cells
    case .gestures: self = .recognizers
    case .touches, .actions: self = .touch
    case .layout, .drawing, .constraints, .window: self = .tree
    }
  }
}

extension ViewSnapshot {
  /// A window with more in it than the root view of its controller.
  fileprivate var showsSomething: Bool {
    subviews.contains { !$0.subviews.isEmpty } || subviews.count > 1
  }
}

extension [Int] {
  fileprivate func hasSuffix(_ other: [Int]) -> Bool { Array(suffix(other.count)) == other }
}
