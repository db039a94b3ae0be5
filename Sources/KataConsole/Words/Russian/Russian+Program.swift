import KataCourse

extension Russian {
  var programRejected: String { "Программа этой каты не компилируется." }
  var stopped: String {
    "Остановлено. `again` запустит её с другими значениями, `skip` — дальше."
  }
  var ourMistake: String { "Это наша ошибка, а не ваша. `skip` — дальше." }

  func ended(_ ending: ProgramRun.Ending, _ subject: ProgramSubject) -> String {
    let (name, it) = words(for: subject)
    return switch ending {
    case .exited(let status): "\(name) \(it("завершился")) со статусом \(status)."
    case .crashed(let crash): "\(name) \(it("остановился")): \(crash.message.sentence)"
    case .signalled(let signal): "\(name) \(it("остановился")) по сигналу \(signal)."
    case .outOfTime(let seconds): "\(name) \(it("выполнялся")) дольше \(Int(seconds)) с."
    case .outOfMemory(let bytes): "\(name) \(it("занял")) больше \(bytes >> 20) МБ."
    case .flooded(let bytes): "\(name) \(it("напечатал")) больше \(bytes >> 10) КБ."
    }
  }

  /// The subject, and the verb that agrees with it, made from its masculine.
  private func words(for subject: ProgramSubject) -> (String, (String) -> String) {
    switch subject {
    case .kata: ("Программа этой каты", Self.feminine)
    case .withYourLines: ("С вашими строками программа", Self.feminine)
    case .yourCode: ("ваш код", { $0 })
    case .line: ("Эта строка", Self.feminine)
    }
  }

  /// `завершился` → `завершилась`, `занял` → `заняла`.
  private static func feminine(_ verb: String) -> String {
    verb.hasSuffix("ся") ? verb.dropLast(2) + "ась" : verb + "а"
  }
}
