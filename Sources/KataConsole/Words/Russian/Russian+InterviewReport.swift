import KataCourse

extension Russian {
  var given: String { "Ваш ответ" }
  var rightColumn: String { "Верно" }
  var answer: String { "Ответ" }
  var practice: String { "Что повторить" }
  var then: String { "затем" }
  var late: String { "Пришло после времени и не считается" }
  var noFile: String { "Файл не сдан." }
  var remarks: String { "Замечания" }
  var reported: String { "об этом сообщили пользователи" }
  var toTalkAbout: String { "Обсудить" }
  var topicColumns: [String] { ["Тема", "Баллы", "Минуты"] }
  var sheetTitle: String { "Собеседование: вопросы и ответы" }
  var reportWritten: String { "Отчёт:" }
  var sheetWritten: String { "Лист для того, кто спрашивает:" }

  var sheetUse: String {
    """
    С этим зерном всем задаются одни и те же вопросы. Вопрос весит столько, сколько на него \
    отведено минут; ревью — по найденному, код — по проверкам, которые проходят, а вначале не \
    проходили.
    """
  }

  func reportTitle(_ score: String) -> String { "Собеседование: \(score)" }
  func points(_ points: Int) -> String { "\(points) из 100" }
  var notJudged: String { "не оценено" }

  func about(_ wish: InterviewWish, command: String) -> String {
    let topics = wish.topics.isEmpty ? "все темы" : and(wish.topics)
    let back = wish.allowsBack ? ", возвращаться можно" : ""
    return "\(counted(wish.minutes, "минута", "минуты", "минут")), \(topics), до уровня "
      + "\(wish.level)\(back). Зерно \(wish.seed): `\(command)` спросит то же самое."
  }

  func took(_ time: String, since began: String?) -> String {
    "Заняло \(time)" + (began.map { ", начиная с \($0)" } ?? "") + "."
  }

  func spent(_ time: String, of limit: String) -> String { "\(time) из \(limit)" }

  func outcome(_ outcome: GivenAnswer.Outcome, points: String) -> String {
    switch outcome {
    case .right: "Верно"
    case .wrong: "Неверно"
    case .partly: points
    case .none: "Нет ответа"
    case .unjudged: "Не оценено"
    }
  }

  func meaning(of meaning: GivenAnswer.Remark.Meaning) -> String {
    switch meaning {
    case .aside: "это так, но об этом не спрашивали"
    case .vague: "слишком неопределённо"
    case .found, .stray: "не подходит ни к одной ошибке"
    }
  }

  func foundOf(_ found: Int, _ total: Int) -> String { "Найдено \(found) из \(total)." }
}
