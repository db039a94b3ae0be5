import KataCourse

extension Russian {
  func opened(_ plan: InterviewPlan) -> String {
    let back = plan.wish.allowsBack ? "Можно вернуться: `back`." : "Вернуться нельзя."
    return """
      \(counted(plan.items.count, "вопрос", "вопроса", "вопросов")), \
      \(counted(plan.wish.minutes, "минута", "минуты", "минут")), без подсказок. \(back) Часы пошли \
      и идут, даже если терминал закрыт; `time` скажет, сколько осталось. Что было верно, вы \
      узнаете в конце.
      """
  }

  func resumed(left: String) -> String {
    "Собеседование продолжается. Часы всё это время шли: \(self.left(left))."
  }

  func place(_ number: Int, of count: Int) -> String { "Вопрос \(number) из \(count)" }
  func seconds(_ count: Int) -> String { "\(count) с" }
  func left(_ time: String) -> String { "осталось \(time)" }

  func timeIsUp(late: Bool) -> String {
    late
      ? "Время вышло. То, что вы только что ввели, записано как опоздавшее и не считается."
      : "Время вышло. То, что у вас было, считается как есть."
  }

  var reviewHere: String {
    """
    Называйте по одной ошибке на строке, сначала номер строки: что идёт не так, почему и как это \
    лечить. `done` завершает ревью.
    """
  }

  var codeHere: String {
    """
    `edit` открывает ваш файл; `check` скажет, компилируется ли он, и только. `done` сдаёт его.
    """
  }

  var soFar: String { "Пока у вас есть:" }
  var yourAnswer: String { "Ваш ответ; ввод оставит его:" }
  var fileTaken: String { "Файл компилируется и принят как есть. `done` — дальше." }
  var fileKept: String { "Он сохранён как есть; можно продолжать." }
  var allAsked: String {
    "Это был последний вопрос. `back` — назад, ввод завершает собеседование."
  }
  var firstQuestion: String { "Это первый вопрос." }
  var confirmEnd: String {
    "Это завершит собеседование. Чтобы завершить, скажите `quit` ещё раз."
  }
  var clockRunsOn: String { "Часы идут. `uikata interview` продолжит отсюда." }
  var judging: String { "Минуту: ваши ответы оцениваются." }

  func refused(_ word: Word) -> String {
    switch word {
    case .hint: "На собеседовании подсказок нет."
    case .back: "На этом собеседовании вернуться нельзя."
    case .why, .solution, .draw: "`\(word.rawValue)` — после собеседования."
    case .next: "Ответьте или пропустите вопрос: `skip`."
    default: "`\(word.rawValue)` на собеседовании не действует. Что действует, скажет `help`."
    }
  }

  func notHere(_ word: InterviewWord) -> String {
    switch word {
    case .done: "`done` завершает ревью или сдаёт файл, а сейчас нет ни того, ни другого."
    case .skip: "Пропускать больше нечего."
    default: "Здесь не нужно писать файл."
    }
  }

  func meaning(of word: InterviewWord) -> String {
    switch word {
    case .time: "сколько осталось"
    case .skip: "следующий вопрос; то, что есть, сохраняется"
    case .back: "предыдущий вопрос"
    case .done: "сдать, что есть, и дальше"
    case .edit: "открыть ваш файл и, когда редактор закрыт, узнать, компилируется ли он"
    case .check: "узнать, компилируется ли ваш файл"
    case .reset: "ваш файл, каким он был в начале; нынешний сохраняется"
    case .help: "этот список"
    case .quit: "завершить собеседование"
    }
  }

  var stoppedHere: String { "Остановлено. `skip` — дальше." }
}
