import KataCourse

/// The programs that run in the background: for the key that is needed now, for the one that will
/// probably be needed next, and for the lines a learner has written.
struct KeyErrands {
  private struct Errand: Hashable {
    var kata: KataID
    var seed: Int
  }

  private let keys: KeyMaker
  private let mailbox: Mailbox
  private var running: [Errand: Task<Key, any Error>] = [:]
  private var trial: Task<Void, Never>?

  init(keys: KeyMaker, mailbox: Mailbox) {
    self.keys = keys
    self.mailbox = mailbox
  }

  /// Has a key made and put into the mailbox; after `patience` a letter says that it is late.
  ///
  /// - Parameter next: is made afterwards, for the cache.
  mutating func send(for kata: Kata, seed: Int, then next: Kata?, patience: Duration) {
    let task = task(for: kata, seed: seed)
    let mailbox = mailbox
    Task {
      let result = await Self.result(of: task)
      mailbox.post(.key(kata.id, seed: seed, result))
    }
    _ = Self.notice(of: kata.id, seed: seed, after: patience, to: mailbox)
    guard let next else { return }
    let following = prefetch(next, seed: seed + 1, after: task)
    running[Errand(kata: next.id, seed: seed + 1)] = following
  }

  /// Has a learner's lines run and what became of it put into the mailbox; after `patience` a letter
  /// says that it is late.
  mutating func send(_ lines: [String], for question: Question, patience: Duration) {
    let keys = keys
    let mailbox = mailbox
    let (id, seed) = (question.kata.id, question.seed)
    trial = Task {
      let late = Self.notice(of: id, seed: seed, after: patience, to: mailbox)
      let trial = await keys.trial(of: lines, in: question)
      late.cancel()
      mailbox.post(.trial(id, seed: seed, trial))
    }
  }

  /// Has a learner's file tried and what became of it put into the mailbox; after `patience` a letter
  /// says that it is late.
  mutating func send(
    _ source: String, named fileName: String, for question: Question, patience: Duration
  ) {
    guard case .code(let exercise) = question.kata.kind else { return }
    let judge = CodeJudge(runner: keys.runner)
    let mailbox = mailbox
    let (id, seed) = (question.kata.id, question.seed)
    trial = Task {
      let late = Self.notice(of: id, seed: seed, after: patience, to: mailbox)
      let result = await judge.result(
        on: source, fileName: fileName, of: exercise, seed: seed,
        whenKnown: { mailbox.post(.checkKnown(id, seed: seed, $0)) })
      late.cancel()
      mailbox.post(.checked(id, seed: seed, source: source, result))
    }
  }

  /// Says that something takes long, unless it is cancelled before.
  private static func notice(
    of id: KataID, seed: Int, after patience: Duration, to mailbox: Mailbox
  ) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: patience)
      mailbox.post(.late(id, seed: seed))
    }
  }

  /// Compiles what a `code` kata's checks need, so that the first one doesn't wait for it. What the
  /// solution does in a few cases is put into the mailbox on the way; after `patience` a letter says
  /// that it is late.
  mutating func warm(_ exercise: Exercise, for question: Question, patience: Duration) {
    let judge = CodeJudge(runner: keys.runner)
    let mailbox = mailbox
    let (id, seed) = (question.kata.id, question.seed)
    let examples = Task { (try? await judge.examples(of: exercise, seed: seed)) ?? [] }
    trial = Task {
      let late = Self.notice(of: id, seed: seed, after: patience, to: mailbox)
      let found = await withTaskCancellationHandler {
        await examples.value
      } onCancel: {
        examples.cancel()
      }
      late.cancel()
      mailbox.post(.examples(id, seed: seed, found))
    }
    Task {
      _ = await examples.value
      await judge.warm(for: exercise, seed: seed)
    }
  }

  /// Stops whatever is made; what was waited for comes as a failure.
  mutating func cancelAll() {
    for task in running.values { task.cancel() }
    running = [:]
    trial?.cancel()
  }

  private mutating func task(for kata: Kata, seed: Int) -> Task<Key, any Error> {
    let errand = Errand(kata: kata.id, seed: seed)
    if let task = running[errand] { return task }
    let keys = keys
    let task = Task { try await keys.key(for: kata, seed: seed) as Key }
    running[errand] = task
    return task
  }

  private func prefetch(
    _ kata: Kata, seed: Int, after other: Task<Key, any Error>
  ) -> Task<Key, any Error> {
    let keys = keys
    return Task {
      _ = await other.result
      try Task.checkCancellation()
      return try await keys.key(for: kata, seed: seed)
    }
  }

  private static func result(of task: Task<Key, any Error>) async -> Result<Key, KeyFailure> {
    do { return .success(try await task.value) } catch { return .failure(KeyFailure(error)) }
  }
}
