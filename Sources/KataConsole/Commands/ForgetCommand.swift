import KataCourse

/// `uikata forget KATA`: throws away what is kept of a kata that was begun by mistake.
public struct ForgetCommand {
  public var kata: String
  public var asks: Asks

  /// Whether the learner is asked first.
  public enum Asks: Sendable, Hashable {
    case no, yes
    /// There is nobody to be asked, and it wasn't said that one needn't.
    case nobody
  }

  public init(_ kata: String, asks: Asks) {
    self.kata = kata
    self.asks = asks
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let id = try id(at: desk)
    guard let count = desk.withLogbook({ try $0.answers(to: id) }) else { return .broken }
    guard count > 0 else {
      desk.console.writeLine(desk.recorder.prose(desk.words.nothingKept(of: id.description)))
      return .done
    }
    guard try isSure(id, count, at: desk) else {
      desk.console.writeLine(desk.recorder.prose(desk.words.nothingForgotten))
      return .done
    }
    guard let gone = desk.withLogbook({ try $0.forget(id, at: desk.date()) }) else {
      return .broken
    }
    desk.console.writeLine(desk.recorder.prose(desk.words.forgotten(gone, of: id.description)))
    return .done
  }

  /// A kata of the course, or one that was in it once and of which something is kept.
  private func id(at desk: Desk) throws(CommandFailure) -> KataID {
    let course = try desk.course()
    if let id = course.kataID(named: kata) { return id }
    if let id = KataID(kata), desk.withLogbook({ try $0.answers(to: id) }) ?? 0 > 0 { return id }
    throw .unknownKata(kata, nearest: course.nearestKata(to: kata))
  }

  private func isSure(_ id: KataID, _ count: Int, at desk: Desk) throws(CommandFailure) -> Bool {
    switch asks {
    case .no: return true
    case .nobody: throw .unsure(id)
    case .yes:
      let prompt = desk.words.forget(count, of: id.description)
      guard case .line(let line) = desk.console.readLine(prompt: prompt, completions: { _ in [] })
      else { return false }
      return desk.words.isYes(line)
    }
  }
}
