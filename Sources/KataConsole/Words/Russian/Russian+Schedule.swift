import KataCourse

extension Russian {
  func nextTime(inDays days: Int, withOtherValues: Bool) -> String {
    withOtherValues
      ? "В следующий раз с другими значениями, \(ahead(days))." : "В следующий раз: \(ahead(days))."
  }

  /// `завтра`, `через 4 дня`, `через 3 месяца`, `через 2 года`.
  private func ahead(_ days: Int) -> String {
    switch days {
    case 1: "завтра"
    case ..<60: "через " + counted(days, "день", "дня", "дней")
    case ..<730:
      "через " + counted(Int((Double(days) / 30.4).rounded()), "месяц", "месяца", "месяцев")
    default: "через " + counted(Int((Double(days) / 365.25).rounded()), "год", "года", "лет")
    }
  }

  func due(_ count: Int, minutes: Int) -> String {
    "Пора повторить: \(counted(count, "ката", "каты", "кат")), \(minutes) мин"
  }

  func ago(_ days: Int) -> String {
    switch days {
    case 0: "сегодня"
    case 1: "вчера"
    default: counted(days, "день", "дня", "дней") + " назад"
    }
  }

  var toPractise: String { "для практики" }

  func cameFromOneIdea(_ times: Int) -> String {
    "Из одной и той же мысли пришли \(counted(times, "ваш ответ", "ваших ответа", "ваших ответов"))."
  }

  var nothingDue: String { "Повторять нечего." }

  func upcoming(_ kata: String, inDays days: Int) -> String {
    "Следующая — `\(kata)`, \(ahead(days))."
  }

  var leadsThrough: String {
    "Теперь ввод ведёт по этому списку, а потом дальше по курсу."
  }

  var offer: String { "Ввод — пройти по списку сейчас, `quit` — уйти." }

  var nothingMoreDue: String { "На сегодня повторять больше нечего." }

  func stillDue(_ count: Int) -> String {
    "Это была последняя; повторить осталось " + counted(count, "кату", "каты", "кат") + "."
  }

  func placementBegan(tracks: Int) -> String {
    let place =
      tracks == 1 ? "" : " в каждом из \(counted(tracks, "раздела", "разделов", "разделов"))"
    return """
      Пробный проход задаёт по одному вопросу на уровень\(place), каждый труднее прежнего. Верный \
      с первого раза ответ показывает, что уровни ниже вы знаете, и курс их минует; любой другой \
      завершает раздел. Подсказок нет: чего не знаете, то `skip`. `quit` — когда угодно; показанное \
      сохраняется.
      """
  }

  func placed(_ track: String, level: Int) -> String {
    level > 1
      ? "\(track): всё ниже уровня \(level) считается известным, и курс это минует."
      : "\(track): курс начинается с начала."
  }

  var placementOver: String { "Пробный проход окончен, курс продолжается." }

  func notInPlacement(_ word: Word) -> String {
    "`\(word.rawValue)` в пробном проходе не действует. Чего не знаете, то `skip`; курс объяснит это "
      + "позже."
  }

  var countsAsKnown: String { "известно по пробному проходу; имя каты открывает её" }
}
