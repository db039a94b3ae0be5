import Foundation
import KataCourse

/// Where a session's answers are written down: at once or, where that fails, as soon as it can be
/// done. They come in the order in which they were given.
struct SessionLog {
  /// Everything answered so far, in this session and before.
  private(set) var history = History()
  private let folder: URL?
  private var logbook: Logbook?
  private var unkept: [Entry] = []
  private var hasFailed: Bool

  private enum Entry {
    case attempt(DatedAttempt)
    case followUp(FollowUpAnswer, Date)
    case placement(Placement, Date)
  }

  /// What there is to say of it, once and not at each answer.
  enum Notice: Equatable {
    case failed(LogbookError)
    /// What couldn't be kept before is kept now.
    case caughtUp
  }

  /// - Parameters:
  ///   - logbook: nil where it can't be opened. Of that, and of what stands in its way, a word was
  ///     said.
  ///   - folder: where it is looked for again; nil where there is no place for it.
  init(_ logbook: Logbook?, folder: URL?) {
    self.logbook = logbook
    self.folder = folder
    hasFailed = logbook == nil || logbook?.obstacle != nil
  }

  /// Reads what was answered before.
  mutating func read() throws(LogbookError) {
    if let logbook { history = try logbook.history() }
  }

  mutating func keep(_ attempt: Attempt, at time: Date) -> Notice? {
    let kept = DatedAttempt(attempt, at: time)
    history.attempts.append(kept)
    return keep(.attempt(kept))
  }

  mutating func keep(_ answer: FollowUpAnswer, at time: Date) -> Notice? {
    history.followUps.append(answer)
    return keep(.followUp(answer, time))
  }

  mutating func keep(_ placement: Placement, at time: Date) -> Notice? {
    history.placements.append(placement)
    return keep(.placement(placement, time))
  }

  /// Tries once more to write down what wasn't, at the end.
  ///
  /// - Returns: how many answers are lost.
  mutating func close() -> Int {
    if let folder, !unkept.isEmpty { try? write(into: folder) }
    return unkept.count
  }

  private mutating func keep(_ entry: Entry) -> Notice? {
    guard let folder else { return nil }
    unkept.append(entry)
    do {
      try write(into: folder)
      defer { hasFailed = false }
      return hasFailed ? .caughtUp : nil
    } catch {
      defer { hasFailed = true }
      return hasFailed ? nil : .failed(error)
    }
  }

  private mutating func write(into folder: URL) throws(LogbookError) {
    let logbook =
      if let logbook, logbook.obstacle == nil { logbook } else { try Logbook(folder: folder) }
    self.logbook = logbook
    while let entry = unkept.first {
      switch entry {
      case .attempt(let kept): try logbook.record(kept.attempt, at: kept.time)
      case .followUp(let answer, let time): try logbook.record(answer, at: time)
      case .placement(let placement, let time): try logbook.record(placement, at: time)
      }
      unkept.removeFirst()
    }
  }
}
