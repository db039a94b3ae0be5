import KataCourse
import Synchronization

/// What comes to a session from elsewhere than the prompt, in the order in which it came.
public final class Mailbox: Sendable {
  public enum Letter: Sendable {
    case key(KataID, seed: Int, Result<Key, KeyFailure>)
    case trial(KataID, seed: Int, Trial)
    case checked(KataID, seed: Int, source: String, Result<CodeVerdict, KeyFailure>)
    case examples(KataID, seed: Int, [CodeExample])
    /// What becomes of one check, before the others are known.
    case checkKnown(KataID, seed: Int, CheckResult)
    /// The editor was closed, and the learner's file saved.
    case edited(KataID)
    /// The learner's file can't be read, of which a word was said.
    case uncheckable(KataID)
    /// Ctrl-C while nothing was asked.
    case interrupted
    /// The program that was asked for takes long.
    case late(KataID, seed: Int)
  }

  private let state = Mutex(State())

  private struct State {
    var letters: [Letter] = []
    var reader: CheckedContinuation<Letter, Never>?
    var interrupt: (@Sendable () -> Void)?
  }

  public init() {}

  public func post(_ letter: Letter) {
    if case .interrupted = letter, let interrupt = state.withLock(\.interrupt) {
      return interrupt()
    }
    let reader = state.withLock { state in
      defer { state.reader = nil }
      if state.reader == nil { state.letters.append(letter) }
      return state.reader
    }
    reader?.resume(returning: letter)
  }

  /// Has Ctrl-C do this instead of becoming a letter; nil ends that.
  func divertInterrupts(to interrupt: (@Sendable () -> Void)?) {
    state.withLock { $0.interrupt = interrupt }
  }

  /// What has come by now; waits for nothing.
  func all() -> [Letter] {
    state.withLock { state in
      defer { state.letters = [] }
      return state.letters
    }
  }

  /// Waits for a letter. There is one reader at a time.
  func next() async -> Letter {
    await withCheckedContinuation { continuation in
      let first = state.withLock { state -> Letter? in
        guard state.letters.isEmpty else { return state.letters.removeFirst() }
        state.reader = continuation
        return nil
      }
      if let first { continuation.resume(returning: first) }
    }
  }
}
