import KataCourse

extension Russian {
  func name(of subject: DoctorCommand.Subject) -> String {
    switch subject {
    case .compiler: "компилятор"
    case .cache: "кэш"
    case .linker: "компоновщик"
    case .library: "библиотека"
    case .sandbox: "песочница"
    case .course: "курс"
    case .progress: "прогресс"
    case .terminal: "терминал"
    case .locale: "локаль"
    }
  }

  func trialEnded(_ end: ProgramRun.Ending, errors: String) -> String {
    "программа \(ending(end)) \(errors)"
  }
  func confinedTrialEnded(_ end: ProgramRun.Ending, errors: String) -> String {
    "программа в песочнице \(ending(end)) \(errors)"
  }
  func trialRejected(_ rendered: String) -> String { "программа не компилируется: \(rendered)" }
  func library(_ dialect: String, compiles: Int, runs: Int) -> String {
    "\(dialect); программа компилируется за \(compiles) мс, выполняется за \(runs) мс"
  }
  var noLinker: String { "нет lld, поэтому программы интерпретируются, а это дольше" }

  func courseMissing(_ path: String) -> String {
    "'\(path)' должна быть курсом; подробнее скажет 'uikata course check'"
  }
  func courseBroken(_ path: String, problems: Int) -> String {
    counted(problems, "ошибка", "ошибки", "ошибок")
      + " в '\(path)'; подробнее скажет 'uikata course check'"
  }
  func courseSound(_ path: String, katas: Int) -> String {
    "\(counted(katas, "ката", "каты", "кат")) в \(path)"
  }

  func nothingConfines(_ obstacle: String) -> String {
    "чужой код здесь ничем не ограничить: \(obstacle); \(sandboxCure)"
  }
  func bubblewrap(runs milliseconds: Int) -> String {
    "bubblewrap: без сети, домашней папки и других процессов; программа выполняется за "
      + "\(milliseconds) мс"
  }
  func anotherUser(runs milliseconds: Int, obstacle: String) -> String {
    "другой пользователь: сеть и общие файлы ему доступны; программа выполняется за "
      + "\(milliseconds) мс; bubblewrap не работает: \(obstacle); \(sandboxCure)"
  }
  private var sandboxCure: String {
    "установите bubblewrap 0.8 или новее и разрешите пространства имён пользователей "
      + "('sysctl -a | grep userns')"
  }

  var noLineEditing: String { "строку здесь не редактировать; простой текст тоже годится" }
  func terminal(columns: Int, hasColor: Bool) -> String {
    counted(columns, "столбец", "столбца", "столбцов")
      + ", \(hasColor ? "с цветом" : "без цвета"), строку можно редактировать"
  }
  var onlyASCII: String { "не UTF-8, поэтому видно только ASCII; для остального — LANG=C.UTF-8" }
}
