import KataConsole

struct RussianUsage: UsageWords {
  let usage = """
    UIKata учит UIKit в терминале: вы предсказываете, что напечатает программа.

    uikata [--seed N]                   курс: продолжает там, где вы остановились
    uikata list [--track T]             все каты
    uikata show KATA                    вопрос каты
    uikata answer KATA                  оценить ответ из стандартного ввода
    uikata check KATA [FILE]            проверить написанный вами код
    uikata watch [KATA]                 проверять его при каждом сохранении
    uikata workspace DIR                пакет из ваших файлов, для редактора
    uikata progress                     сколько уже сделано
    uikata due                          что пора повторить
    uikata placement [--track T]        минует то, что вы уже знаете
    uikata forget KATA                  словно вы её не открывали
    uikata export [FILE]                ваш прогресс, для другой машины
    uikata import FILE                  принять то, что вынесено там
    uikata interview                    вопросы на время и отчёт
    uikata run FILE.swift               выполнить любую программу на модели
    uikata replay KATA                  пройти по шагам, что делает программа, с рисунками
    uikata try [KATA]                   черновик: Swift строка за строкой, на модели
    uikata rules [ID]                   что модель считает верным
    uikata beliefs                      заблуждения, которые курс распознаёт
    uikata report KATA                  что прислать, если урок кажется неверным
    uikata course check|record|new      для авторов
    uikata doctor                       всё ли на месте
    uikata completions bash|zsh|fish    дополнение для вашей оболочки
    uikata help COMMAND                 подробнее об одной из команд
    uikata --version

    Каждой команде можно дать --katas DIR, папку другого курса, и --language ru, как и
    UIKATA_LANGUAGE: по-русски, насколько каты переведены; остальные — по-английски.
    Статус: 0 сделано, 1 неверно, 2 неверный вызов, 3 не в порядке курс или окружение.

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
