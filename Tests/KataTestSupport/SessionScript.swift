import KataCourse

/// Plays a host: hands lines to a session, each ten seconds after the one before, and makes keys at
/// once where the session asks for them.
public struct SessionScript {
  public var session: Session
  private var now = 0.0
  private let key: (KataID) -> Key?

  /// - Parameter key: nil for one that never comes.
  public init(_ session: Session, key: @escaping (KataID) -> Key? = FruitCourse.key(of:)) {
    self.session = session
    self.key = key
  }

  public mutating func begin(with id: KataID? = nil) -> [SessionEvent] {
    let events = session.begin(with: id, at: now)
    return answered(events)
  }

  public mutating func say(_ line: String) -> [SessionEvent] { receive(.line(line)) }

  public mutating func receive(_ input: SessionInput) -> [SessionEvent] {
    now += 10
    let events = session.receive(input, at: now)
    return answered(events)
  }

  /// The right answer to *Wash and peel* as it is dealt now.
  public var washed: String {
    FruitCourse.key(of: FruitCourse.wash.id).printed.compactMap { line in
      session.question.items.first { $0.text == line }?.label
    }.joined(separator: " ")
  }

  /// The events, and those that the keys they want lead to.
  private mutating func answered(_ events: [SessionEvent]) -> [SessionEvent] {
    var all = events
    for case .examplesWanted(let question) in events {
      let examples = [CodeExample(check: "peels", shows: "a fig", wanted: "peeled fig")]
      let (id, seed) = (question.kata.id, question.seed)
      all += session.receive(.examplesReady(id, seed: seed, examples), at: now)
    }
    for case .keyWanted(let kata, let seed) in events {
      guard let key = key(kata.id) else { continue }
      all += session.receive(.keyReady(kata.id, seed: seed, key), at: now)
    }
    return all
  }
}
