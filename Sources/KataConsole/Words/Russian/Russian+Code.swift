import KataCourse

extension Russian {
  var rejected: String { "Ваш файл не компилируется." }
  var unfit: String {
    "Ваш файл компилируется, но то, что его вызывает, не находит нужного:"
  }
  var looksLike: String { "Похоже на это:" }
  var unreached: String { "не дошло: ваш код уже завершил программу" }

  func checksHold(_ count: Int, of total: Int) -> String {
    form(for: count, "Проходит", "Проходят", "Проходят")
      + " \(count) из \(counted(total, "проверки", "проверок", "проверок"))."
  }

  func smallest(_ failing: Int, of cases: Int) -> String {
    "самый маленький из \(counted(failing, "случая", "случаев", "случаев")), где не проходит; "
      + "всего \(cases):"
  }

  func codeStopped(atLine line: Int?, _ message: String) -> String {
    "ваш код остановился" + (line.map { " на строке \($0)" } ?? "") + ": " + message
  }
  var codeEndedProgram: String { "ваш код завершил программу." }

  func put(_ changes: [TypedCode.Change]) -> String {
    let names = changes.map { "`\($0.name)`" + ($0.isNew ? " (новое)" : "") }
    return names.isEmpty ? "В вашем файле это уже есть." : "В вашем файле: \(and(names))."
  }

  func refused(_ refusal: TypedCode.Refusal) -> String {
    let reason =
      switch refusal {
      case .brokenFile:
        "в нём не закрыта скобка, строка или комментарий. Сначала поправьте его: `edit`."
      case .noDeclaration: "отсюда в него попадают только объявления или тело в скобках."
      case .noBodyAsked:
        "в этой кате нужно не одно тело. Начните с объявления, например с `func`."
      case .noSuchFunction(let name): "в нём нет функции `\(name)`. Введите её целиком."
      case .several(let name): "`\(name)` в нём не одна. Поправьте нужную: `edit`."
      case .needsType(let name):
        "`\(name)` принадлежит типу, а типов в нём несколько. Введите тип целиком или `edit`."
      }
    return "Ваш файл остался как был: " + reason
  }

  func examples(_ count: Int) -> String { count == 1 ? "Пример" : "Примеры" }
  var yourFile: String { "Ваш файл:" }
  var atStart: String { "Ваш файл такой же, как в начале." }
  var kept: String { "Ваш файл такой же, как в начале. Прежний сохранён:" }
  var watching: String {
    "Он проверяется при каждом сохранении. `r` проверит его как есть, `q` — конец."
  }
  func checkedAfter(_ seconds: Double) -> String { "проверено за \(seconds.inRussian) с" }

  func workspace(_ count: Int) -> String {
    "Пакет, в котором \(counted(count, "ваш файл", "ваших файла", "ваших файлов")), для любого "
      + "редактора, знающего Swift:"
  }

  var unsaved: String { "Пока ничего не сохранено. Когда сохраните, проверит `check`." }

  var noEditor: String {
    """
    Редактор не указан. Задайте `EDITOR` или `VISUAL`, например `export EDITOR=nano`, или откройте \
    файл в любом другом и скажите `check`.
    """
  }
}

extension Double {
  /// With a comma: `0,5`.
  fileprivate var inRussian: String { "\(self)".replacing(".", with: ",") }
}
