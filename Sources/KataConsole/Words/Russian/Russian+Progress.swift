import Foundation
import KataCourse

extension Russian {
  func solved(_ count: Int, of total: Int, known: Int) -> String {
    "решено \(count) из \(total)" + (known == 0 ? "" : ", известно \(known)")
  }
  var allTracks: String { "Всего" }
  func answers(_ count: Int) -> String { "пока " + counted(count, "ответ", "ответа", "ответов") }
  var recurring: String { "Мысли, которые подвели вас не один раз" }
  var moreByFact: String { "Что вы умеете, факт за фактом, скажет `uikata progress --facts`." }

  // MARK: By fact

  var byFact: String { "Что вы умеете, по фактам" }

  func meaning(of showing: Showing) -> String {
    switch showing {
    case .atOnce: "верно с первой попытки"
    case .withHelp: "верно с подсказкой или не с первой попытки"
    case .notYet: "пока нет"
    }
  }

  var unasked: String { "ещё не спрошено" }

  func shown(in answered: Int, of katas: Int, _ when: String) -> String {
    katas == 1 ? when : "каты: \(answered) из \(katas), \(when)"
  }

  func ago(days: Int) -> String {
    switch days {
    case ...0: "сегодня"
    case 1: "вчера"
    case ..<60: counted(days, "день", "дня", "дней") + " назад"
    case ..<730: counted(days / 30, "месяц", "месяца", "месяцев") + " назад"
    default: counted(days / 365, "год", "года", "лет") + " назад"
    }
  }

  // MARK: Forgetting

  func nothingKept(of kata: String) -> String { "О `\(kata)` ничего не записано." }

  func forget(_ count: Int, of kata: String) -> String {
    "Забыть \(counted(count, "ответ", "ответа", "ответов")) на \(kata)? (д/н) "
  }

  func isYes(_ answer: String) -> Bool {
    ["д", "да", "y", "yes"].contains(answer.trimmingCharacters(in: .whitespaces).lowercased())
  }

  var nothingForgotten: String { "Ничего не забыто." }

  func forgotten(_ count: Int, of kata: String) -> String {
    "Забыто: \(counted(count, "ответ", "ответа", "ответов")) на `\(kata)`, словно вы её не "
      + "открывали."
  }

  // MARK: From one machine to another

  func exported(_ count: Int) -> String {
    "Вынесено: \(counted(count, "запись", "записи", "записей"))."
  }

  func imported(_ result: MergeResult, of entries: Int) -> String {
    let new = [
      (result.attempts, counted(result.attempts, "ответ", "ответа", "ответов")),
      (
        result.followUps,
        counted(
          result.followUps, "ответ в обсуждении", "ответа в обсуждении", "ответов в обсуждении")
      ),
      (
        result.placements,
        counted(result.placements, "пробный проход", "пробных прохода", "пробных проходов")
      ),
      (
        result.interviews,
        counted(result.interviews, "собеседование", "собеседования", "собеседований")
      ),
    ].filter { $0.0 > 0 }.map(\.1)
    let katas = counted(result.forgotten, "ката", "каты", "кат")
    let gone = result.forgotten == 0 ? "" : " Забытое там забыто и здесь: \(katas)."
    let all = counted(entries, "записи", "записях", "записях")
    return (new.isEmpty ? "В \(all) нет нового." : "Новое в \(all): \(and(new)).") + gone
  }
}
