import KataCourse

extension Russian {
  var checkingFile: String { "Минуту: ваш файл проверяется." }
  var runningProgram: String { "Минуту: программа выполняется." }
  var preparing: String { "Минуту: готовятся примеры." }

  var notYet: String { "Пока неверно." }
  func firstDifference(line: Int) -> String { "Пока неверно. Первое расхождение — строка \(line)." }
  func firstDifference(gap: Int) -> String { "Пока неверно. Первое расхождение — пропуск \(gap)." }
  var answerAgain: String { "Подсказку даст `hint`; или ответьте ещё раз." }
  var others: String { "Почему не остальные:" }
  var whichBelief: String { "К такому ответу ведут разные мысли. Какая из них ваша?" }

  func right(attempts: Int) -> String {
    attempts == 1 ? "Верно." : "Верно, с\(attempts == 2 ? "о" : "") \(ordinal(attempts)) попытки."
  }

  var yours: String { "у вас" }
  var printed: String { "напечатано" }
  var wantedColumn: String { "нужно" }
  var noLine: String { "(ничего)" }

  var droppedFile: String { "Отброшено. Ваш файл остался как был." }
  var droppedAnswer: String { "Отброшено. Ответ начинается заново." }

  func unreadable(_ answer: UnreadableAnswer, _ question: Question) -> String {
    switch answer {
    case .empty: howToAnswer(question)
    case .unknownLetter(let letter): "Буквы «\(letter)» здесь нет. " + letters(of: question)
    case .unknownLine(let line): "Строки «\(line)» среди них нет. " + letters(of: question)
    case .letterTwice(let letter):
      "Буква «\(letter)» стоит дважды, а печатается не больше одного раза."
    case .notANumber(let text): "«\(text)» — не номер строки."
    case .wrongCount(let given, let wanted):
      counted(given, "значение", "значения", "значений") + " на "
        + counted(wanted, "пропуск", "пропуска", "пропусков") + ". Ещё раз, пожалуйста."
    case .oneChoiceOnly: "Верный вариант только один. Введите одну букву."
    case .notACall(let line, let mistake): notACall(line, mistake, question)
    case .rejected: "Это не компилируется:"
    case .endsBadly(let end): ended(end, .withYourLines) + " Напишите другие строки."
    }
  }

  private func notACall(_ line: String, _ mistake: CallMistake, _ question: Question) -> String {
    switch mistake {
    case .anotherCall:
      "`\(line)` не из тех вызовов, что можно сделать: "
        + choice(question.permittedCalls?.names ?? []) + "."
    case .unfinished: "В `\(line)` скобки должны закрываться на той же строке."
    case .somethingBehind: "После вызова в `\(line)` ничего быть не может: один вызов на строку."
    case .callInside(let name): "`\(name)` там вызвать нельзя: нужно простое значение."
    case .forbidden(let text): "`\(text)` в `\(line)` стоять не может: нужны простые значения."
    }
  }

  func letters(from first: String, to last: String) -> String {
    "Есть буквы от `\(first)` до `\(last)`."
  }
}
