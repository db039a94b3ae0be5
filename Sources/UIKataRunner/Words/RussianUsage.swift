import KataConsole

struct RussianUsage: UsageWords {
  let usage = """
    UIKata учит UIKit в терминале: вы предсказываете.

    uikata                     курс, с того же места
    uikata COMMAND
      list, show KATA          каты; вопрос одной из них
      answer KATA              оценивает стандартный ввод
      check, watch KATA        проверяет код; при сохранении
      workspace DIR            ваши файлы как пакет
      progress, due            что сделано; что повторить
      placement                минует то, что вы знаете
      forget, export, import   забыть, вынести, принять
      interview                вопросы на время
      run FILE, try [KATA]     Swift на модели; по строке
      replay KATA              что делает программа, по шагам
      rules [ID], beliefs      что верно; что заблуждение
      report KATA              что прислать об уроке с ошибкой
      course check|record|new  для авторов
      doctor, completions      всё ли на месте; для оболочки
      help COMMAND             подробнее об одной из команд

    Всем: --katas DIR, папка другого курса, и --language ru.
    Статус: 0 сделано, 1 неверно, 2 неверный вызов, 3 не в
    порядке курс или окружение. --version называет версию.

    """

  /// Never said: what can't be shown isn't spoken.
  var needsUTF8: String { EnglishUsage().needsUTF8 }

  func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest):
      "команды '\(word)' нет; \(nearest.meantInRussian(else: "все назовёт 'uikata help'"))"
    case .unknownOption(let word, let nearest):
      "параметра '\(word)' нет; \(nearest.meantInRussian(else: "все назовёт 'uikata help'"))"
    case .optionElsewhere(let option, let command):
      "у '\(command?.typed ?? "uikata")' нет параметра '\(option.rawValue)'"
    case .missingValue(let option):
      "параметру '\(option.rawValue)' нужно значение: \(option.value ?? "")"
    case .valueForSwitch(let option): "параметру '\(option.rawValue)' значение не нужно"
    case .optionTwice(let option): "параметр '\(option.rawValue)' можно дать один раз"
    case .notBoth(let one, let other):
      "'\(one.rawValue)' и '\(other.rawValue)' вместе не даются"
    case .notASeed(let text): "зерно — целое число от 1, а не '\(text)'"
    case .notACount(let option, let text):
      "параметру '\(option.rawValue)' нужно целое число от 1, а не '\(text)'"
    case .notALevel(let text): "уровень — целое число от 1 до 5, а не '\(text)'"
    case .notAReport(let path):
      "имя отчёта оканчивается на .txt, .md, .html или .json, а не как '\(path)'"
    case .sheetWithoutSeed:
      "параметру '--sheet' нужен '--seed': он скажет, лист какого это собеседования"
    case .missing(let what, let command):
      "команде '\(command.typed)' нужно \(what); см. '\(command.typed) --help'"
    case .tooMany(let word, let command):
      "команде '\(command?.typed ?? "uikata")' слово '\(word)' не нужно"
    case .unknownChoice(let word, let command, let known, let nearest):
      "команда '\(command.typed)' не знает '\(word)'; "
        + nearest.meantInRussian(else: "она знает \(known.joined(separator: ", "))")
    case .notAKataName(let text): "кату называют TRACK/NAME, а не '\(text)'"
    case .unknownLanguage(let name): "на языке '\(name)' слов нет; есть на \(Language.known)"
    }
  }
}

extension String? {
  fileprivate func meantInRussian(else other: String) -> String {
    map { "может быть, '\($0)'?" } ?? other
  }
}
