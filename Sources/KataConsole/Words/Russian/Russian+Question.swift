import KataCourse

extension Russian {
  func tracks(_ count: Int) -> String { counted(count, "раздел", "раздела", "разделов") }
  func name(of kind: Kata.Kind.Word) -> String {
    switch kind {
    case .predict: "предсказать"
    case .choose: "выбрать"
    case .review: "ревью"
    case .code: "код"
    }
  }
  func minutes(_ count: Int) -> String { "\(count) мин" }
  func level(_ level: Int) -> String { "уровень \(level)" }
  var mainActorByDefault: String { "главный актор по умолчанию" }
  var swift5: String { "режим Swift 5" }

  var lines: String {
    "Введите то, что будет напечатано, по одной строке. Пустая строка завершает ответ."
  }
  var line: String { "Какая строка? Введите её номер; если строк несколько — несколько номеров." }
  var letters: String { "Введите буквы в том порядке, в каком печатаются строки: `b a c`." }
  var blanks: String { "Заполните пропуски, по одному значению на строке." }
  var choose: String { "Что верно? Введите букву." }
  var review: String {
    """
    Называйте по одной ошибке на строке, сначала номер строки: что идёт не так и почему. `done` \
    завершает ревью.
    """
  }

  func code(function: String?) -> String {
    let typed =
      function.map {
        """
        Можно писать и здесь: `{ … }` — новое тело функции `\($0)`, а объявление попадёт в ваш файл \
        под своим именем.
        """
      } ?? "Объявление можно ввести и здесь: оно попадёт в ваш файл под своим именем."
    return """
      `edit` открывает ваш файл и проверяет его, когда редактор закрыт; `check` проверяет его как \
      есть. \(typed)
      """
  }

  func calls(_ names: [String]) -> String {
    "Каждая строка — вызов \(choice(names)). Пустая строка завершает ответ."
  }

  var wanted: String { "Напишите недостающие строки, чтобы было напечатано:" }

  func order(decoys: Int) -> String {
    switch decoys {
    case 0: "Расставьте строки по порядку."
    case 1: "Расставьте строки по порядку. Одна не печатается."
    default:
      "Расставьте строки по порядку. \(number(decoys).capitalizedFirst) не "
        + form(for: decoys, "печатается.", "печатаются.", "печатаются.")
    }
  }

  var repeats: String { "Некоторые строки печатаются не один раз." }
}
