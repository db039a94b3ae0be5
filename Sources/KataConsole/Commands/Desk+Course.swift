import KataCourse

extension Desk {
  /// The course, whose katas are read when they are asked for.
  func course() throws(CommandFailure) -> Course {
    let reading = folder.open()
    guard let course = reading.course, !course.kataIDs.isEmpty else {
      throw reading.problems.isEmpty
        ? .noKatas(folder.url.path) : .courseUnusable(reading.problems)
    }
    if !reading.problems.isEmpty { warn(.katasLeftOut(reading.problems)) }
    return course
  }

  /// Every kata of a course that can be used. Of the others a word is said on the side.
  func katas(of course: Course) -> [Kata] {
    let katas = course.katas
    if !course.problems.isEmpty { warn(.katasLeftOut(course.problems)) }
    return katas
  }

  /// The kata of a name, which may leave out the track where only one kata has it.
  func kata(named name: String) throws(CommandFailure) -> Kata {
    let course = try course()
    guard let id = course.kataID(named: name) else {
      throw .unknownKata(name, nearest: course.nearestKata(to: name))
    }
    guard let kata = course.kata(id) else { throw .kataUnusable(id, course.problems) }
    return kata
  }

  func track(named name: String?, of course: Course) throws(CommandFailure) -> Track? {
    guard let name else { return nil }
    if let track = course.tracks.first(where: { $0.id == name }) { return track }
    throw .unknownTrack(name, known: course.tracks.map(\.id))
  }

  /// The question of one seed, with the items that come from its key.
  func question(
    _ kata: Kata, seed: Int
  ) async throws(CommandFailure) -> (question: Question, key: Key) {
    let question = Question(kata, seed: seed)
    guard question.needsKey else { return (question, .unneeded) }
    do {
      let key = try await keys.key(for: kata, seed: seed)
      return (question.offering(key), key)
    } catch {
      throw .noKey(kata.id, error)
    }
  }

  /// What was solved so far; nothing where the logbook can't be read, of which a word is said.
  func standing() -> Standing {
    withLogbook { try $0.standing() } ?? Standing()
  }

  /// What was solved and what was remembered so far; nothing where the logbook can't be read, of which
  /// a word is said.
  func past() -> (standing: Standing, schedule: Schedule) {
    withLogbook { (try $0.standing(), Schedule(try $0.attempts())) } ?? (Standing(), Schedule())
  }

  /// Opens the logbook and works with it. Where that fails, a sentence is said on the side and the
  /// command goes on without.
  @discardableResult
  func withLogbook<Value>(_ work: (Logbook) throws -> Value) -> Value? {
    guard let state else {
      warn(.noHome)
      return nil
    }
    do {
      let logbook = try Logbook(folder: state)
      for notice in words.notices(of: logbook) { warn(.logbookNotice(notice)) }
      if let obstacle = logbook.obstacle { warnOnce(obstacle) }
      return try work(logbook)
    } catch let error as LogbookError {
      warnOnce(error)
    } catch {
      warnOnce(.failed(state, "\(error)"))
    }
    return nil
  }

  /// A command that opens the logbook several times says once what is the matter with it.
  private func warnOnce(_ error: LogbookError) {
    if told.errors.insert(error).inserted { warn(.logbook(error)) }
  }
}

extension Course {
  /// The kata whose full or short name is nearly this.
  func nearestKata(to name: String) -> KataID? {
    kataIDs.nearest(to: name, name: \.description) ?? kataIDs.nearest(to: name, name: \.name)
  }
}
