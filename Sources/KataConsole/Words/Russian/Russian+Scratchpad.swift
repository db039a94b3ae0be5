import KataCourse

extension Russian {
  func scratchpad(_ dialect: String, with kata: KataID?) -> String {
    let subject = kata.map { "Черновик с `\($0)`" } ?? "Черновик"
    return "\(subject): Swift строка за строкой, на модели \(dialect). Его слова — `help`."
  }

  var scratchpadHelp: String {
    """
    Вводите Swift. Выражение показывает своё значение; часы идут только от того, что вы скажете.

    - `draw`: окна, какие они сейчас
    - `undo`: убирает последнюю строку и всё, что она сделала
    - `reset`: начать заново
    - `quit`: конец; то же делает Ctrl-D
    """
  }

  var asBefore: String { "Всё осталось таким, как до этой строки." }
  var interrupted: String { "Остановлено." }
  var emptied: String { "Снова с начала." }
  var nothingToUndo: String { "Убирать нечего." }
  var unkept: String {
    """
    Один из потоков занят посреди работы, поэтому `undo` уберёт эту строку только вместе с \
    предыдущими, и сбой тоже.
    """
  }

  func lineStopped(at place: String?, _ message: String) -> String {
    "Выполнение остановилось" + (place.map { " на \($0)" } ?? "")
      + (message.isEmpty ? "." : ": " + message)
  }

  func undone(_ lines: [String]) -> String { "Убрано: \(and(lines))." }

  func lost(_ lines: [String]) -> String {
    "Вместе с ней пропало: \(and(lines)). Один из потоков был занят посреди работы."
  }

  var allLost: String { "Вместе с этим пропало всё. Черновик пуст." }

  func backAt(_ kata: KataID) -> String { "Снова `\(kata)`." }
}
