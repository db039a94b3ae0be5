import KataCourse

extension Desk {
  /// The course without its broken katas, of which a word is said on the side.
  func course() throws(CommandFailure) -> Course {
    let reading = folder.read()
    guard let course = reading.course, !course.katas.isEmpty else {
      throw reading.problems.isEmpty
        ? .noKatas(folder.url.path) : .courseUnusable(reading.problems)
    }
    if !reading.problems.isEmpty { warn(.katasLeftOut(reading.problems)) }
    return course
  }

  /// The kata of a name, which may leave out the track where only one kata has it.
  func kata(named name: String) throws(CommandFailure) -> Kata {
    let reading = folder.read()
    if let kata = reading.course?.kata(named: name) { return kata }
    if let id = KataID(name), reading.brokenKatas.contains(id) {
      throw .kataUnusable(id, reading.problems.filter { $0.kata == id })
    }
    guard let course = reading.course else { throw .courseUnusable(reading.problems) }
    throw .unknownKata(name, nearest: course.nearestKata(to: name)?.id)
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
      if let notice = logbook.noticeOfDamage { warn(.logbookSetAside(notice)) }
      return try work(logbook)
    } catch let error as LogbookError {
      warn(.logbook(error))
    } catch {
      warn(.logbook(.failed(state, "\(error)")))
    }
    return nil
  }
}

extension Course {
  /// The kata whose full or short name is nearly this.
  func nearestKata(to name: String) -> Kata? {
    katas.nearest(to: name) { $0.id.description } ?? katas.nearest(to: name) { $0.id.name }
  }
}
