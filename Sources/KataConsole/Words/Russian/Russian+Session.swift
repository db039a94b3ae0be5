import KataCourse

extension Russian {
  func meaning(of word: Word) -> String {
    switch word {
    case .hint: "подсказка; каждая следующая говорит больше"
    case .why: "правило, из которого следует ответ"
    case .draw: "экран в конце, пути касаний, состояния распознавателей"
    case .again: "та же ката ещё раз"
    case .skip: "отложить эту кату"
    case .back: "предыдущая ката"
    case .solution: "ответ; ката считается несделанной"
    case .help: "этот список"
    case .quit: "до следующего раза"
    case .next: "следующая ката; то же делает клавиша ввода"
    case .done: "закончить ревью и увидеть, что пропущено"
    case .edit: "открыть ваш файл и проверить его, когда редактор закрыт"
    case .check: "проверить ваш файл как есть"
    case .scratchpad: "Swift строка за строкой, с программой или с вашим файлом"
    case .reset: "ваш файл, каким он был в начале; нынешний сохраняется"
    case .list: "все каты; решённые отмечены"
    case .progress: "сколько уже сделано"
    case .due: "что пора повторить; ввод ведёт по списку"
    case .replay: "программа шаг за шагом, вперёд и назад, с рисунками"
    }
  }

  func alias(for word: Word) -> String? {
    switch word {
    case .hint: "подсказка"
    case .why: "почему"
    case .draw: "рисунок"
    case .again: "ещё"
    case .skip: "потом"
    case .back: "назад"
    case .solution: "решение"
    case .help: "помощь"
    case .quit: "выход"
    case .next: "дальше"
    case .done: "готово"
    case .edit: "правка"
    case .check: "проверка"
    case .scratchpad: "черновик"
    case .reset: "сброс"
    case .list: "список"
    case .progress: "прогресс"
    case .due: "повторить"
    case .replay: "повтор"
    }
  }

  var namesOpen: String {
    "Имя каты открывает её. Слова понимаются и по-русски: "
      + and(Word.allCases.compactMap(alias(for:)).map { "`\($0)`" }) + "."
  }

  func unknown(_ word: String, nearest: String?) -> String {
    guard let nearest else { return "Я не знаю слова «\(word)». Список слов — `help`." }
    return "Я не знаю слова «\(word)». Может быть, `\(nearest)`?"
  }

  func notYet(_ word: Word) -> String {
    switch word {
    case .next: "Сначала ответьте или отложите кату: `skip`."
    case .replay: "`replay` выдал бы ответ; он — после ответа."
    default: "`\(word.rawValue)` — после ответа."
    }
  }

  func notHere(_ word: Word) -> String {
    switch word {
    case .done: "`done` завершает ревью, а сейчас его нет."
    case .draw: "Здесь нечего рисовать."
    case .replay: "Здесь нет программы, которую можно пройти по шагам."
    case .edit, .check, .reset: "Здесь не нужно писать файл."
    default: "Вы уже ответили. `why` назовёт причину, `again` задаст кату ещё раз."
    }
  }

  func hint(_ number: Int, of count: Int) -> String { "Подсказка \(number) из \(count)" }
  var noMoreHints: String { "Подсказок больше нет. `solution` покажет ответ." }
  var why: String { "Почему" }

  var confirmSolution: String {
    "Тогда ката считается несделанной. Чтобы увидеть ответ, скажите `solution` ещё раз."
  }
  var solution: String { "Печатается:" }
  var solutionCode: String { "С этим кодом проходят все проверки:" }
  var solutionCalls: String { "Один из способов это напечатать:" }
  var solutionOption: String { "Вот он:" }

  func solutionLines(_ numbers: [String]) -> String {
    numbers.count == 1 ? "Это строка \(numbers[0])." : "Это строки \(and(numbers))."
  }

  var onceMore: String { "Ещё раз." }
  var onceMoreWithOtherValues: String { "Ещё раз, с другими значениями." }
  var nothingBefore: String { "Это первая ката." }
  var goodbye: String { "До следующего раза." }

  func unusableKata(_ name: String) -> String {
    "Кату `\(name)` нельзя открыть, пока её не починят; что в ней не так, скажет "
      + "`uikata course check`."
  }

  func unknownKata(_ name: String, nearest: String?) -> String {
    guard let nearest else { return "Каты «\(name)» нет. Все каты — `list`." }
    return "Каты «\(name)» нет. Может быть, `\(nearest)`?"
  }

  func touchesMore(_ count: Int) -> String {
    "И ещё \(counted(count, "касание", "касания", "касаний"))."
  }
  func recognizersMore(_ count: Int) -> String {
    "И ещё \(counted(count, "распознаватель", "распознавателя", "распознавателей"))."
  }
  var stillAlive: String { "Живы в конце, но ни в одном окне" }

  var goesOn: String { "дальше" }
  var againWithOtherValues: String { "`again` с другими значениями" }
  var againFromTheStart: String { "`again` с начала" }
  var replayIt: String { "`replay` пройдёт её по шагам" }
  var tryWithIt: String { "`try` черновик с ней" }
  var courseFinished: String { "Все каты решены. Снова с начала, с другими значениями." }
}
