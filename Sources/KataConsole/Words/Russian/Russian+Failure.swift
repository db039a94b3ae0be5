import KataCourse

extension Russian {
  func failed(_ failure: CommandFailure) -> String {
    switch failure {
    case .courseUnusable: "курс не читается"
    case .katasLeftOut(let problems):
      leftOut(problems.kataCount) + "; всё скажет 'uikata course check'"
    case .kataUnusable(let id, _): "кату '\(id)' нельзя открыть, пока не исправлено это"
    case .noKatas(let path):
      "в '\(path)' должен быть 'course.yaml' хотя бы с одной катой; папку курса задаёт '--katas'"
    case .noKey(let id, let failure): "кату '\(id)' не задать: \(unaskable(failure))"
    case .scaffold(let problem): "\(problem)"

    // What was asked for.
    case .unknownKata(let name, let nearest):
      "каты '\(name)' нет; "
        + (nearest.map { "может быть, '\($0)'?" } ?? "все назовёт 'uikata list'")
    case .unknownTrack(let name, let known):
      "раздела '\(name)' нет; есть \(known.joined(separator: ", "))"
    case .unknownRule(let name, let nearest):
      "правила или факта '\(name)' нет; "
        + (nearest.map { "может быть, '\($0)'?" } ?? "все назовёт 'uikata rules'")
    case .unreadableFile(let path):
      "'\(path)' должен быть текстовым файлом в UTF-8, который можно прочесть"
    case .linkedFile(let path):
      "'\(path)' — ссылка, а она может вести куда угодно; дайте сам файл"
    case .fileTooLong(let path, let bytes):
      "'\(path)' длиннее \(bytes >> 10) КБ, больше в ответе быть не может"
    case .takesFile(let id): "в кате '\(id)' пишут код; ваш файл проверит 'uikata check'"
    case .noProgram(let id):
      "в кате '\(id)' нет программы, которая доходит до конца; пустой черновик открывает "
        + "'uikata try'"
    case .notCode(let id): "в кате '\(id)' код не пишут; ответ на неё принимает 'uikata answer'"
    case .noReplay(let id):
      "в кате '\(id)' нет программы, которую можно пройти по шагам; она есть там, где "
        + "спрашивают, что делает программа"
    case .neverRuns(let id):
      "программа каты '\(id)' не компилируется, проходить по шагам нечего"
    case .foreignFolder(let path):
      "в '\(path)' лежит чужой 'Package.swift'; дайте отдельную папку"
    case .noCode: "в этом курсе нет кат, где пишут код"
    case .noAnswer:
      "ответ читается из стандартного ввода или из '--file', а там ничего не было"
    case .unreadableAnswer(let reason, let question): unreadableWhole(reason, question)
    case .noInterview(let wish):
      "из этих тем до уровня \(wish.level) в \(wish.minutes) мин ничего не укладывается; дайте "
        + "больше минут, другие темы или другой уровень"
    case .noPlacement:
      "пробовать здесь нечего; просто 'uikata' начнёт с начала"
    case .unsure(let id):
      "'uikata forget' спрашивает только в терминале; без вопроса забывает "
        + "'uikata forget \(id) --yes'"
    case .unreadableExport(let path, let error): unreadable(error, of: path)
    case .exportOverLogbook(let path): "в '\(path)' хранится прогресс; дайте другой файл"
    case .notRules(let text): "правила — это объект JSON, а не '\(text)'"

    // The machine.
    case .program(let failure): program(failure)
    case .noRules: "правила модели не прочесть; почему, скажет 'uikata doctor'"
    case .noHome:
      "прогресс не сохраняется: ни XDG_STATE_HOME, ни HOME не называют для него папку"
    case .noHomeForCode:
      "для ваших файлов нет папки: ни XDG_DATA_HOME, ни HOME её не называют"
    case .changedDriver(let id):
      "драйвер или решение каты '\(id)' не те, что записаны, поэтому вердикт о вашем файле может "
        + "быть неверен; вернёт их 'git checkout', а примет 'uikata course record'"
    case .unwritableFile(let path): "в '\(path)' нельзя записать"
    case .nothingConfines(let says):
      "чужой код здесь ничем не ограничить: \(says); что делать, скажет 'uikata doctor'"
    case .logbook(let error): sentence(for: error)
    case .logbookNotice(let notice): notice
    case .answersLost(let count):
      "из этой сессии не сохранено: \(counted(count, "ответ", "ответа", "ответов"))"
    case .answersCaughtUp: "прогресс снова сохраняется, со всеми ответами этой сессии"
    }
  }

  func unreadable(_ error: LogbookTextError, of path: String) -> String {
    switch error {
    case .foreign: "'\(path)' должен быть файлом, который записала 'uikata export'"
    case .newerFormat(let found, let known):
      "у '\(path)' формат \(found), его записала более новая uikata, а эта знает формат \(known); "
        + "обновите uikata"
    case .malformed(let line): "строка \(line) в '\(path)' не читается; ничего не принято"
    case .incomplete(let found, let wanted):
      "в '\(path)' записей \(found) из \(wanted); ничего не принято, вынесите прогресс ещё раз"
    }
  }

  private func leftOut(_ katas: Int) -> String {
    guard katas > 0 else { return "в курсе ошибка" }
    return counted(katas, "ката пропущена", "каты пропущены", "кат пропущено")
      + form(for: katas, ", пока её не починят", ", пока их не починят", ", пока их не починят")
  }

  func program(_ failure: ProgramFailure) -> String {
    switch failure {
    case .dialectUnusable(let says): says
    case .compilerMissing(let name):
      "компилятор Swift '\(name)' должен лежать в одной из папок PATH; взять его можно на "
        + "https://swift.org/install"
    case .compilerUnusable(let path, let says):
      "'\(path)' должен быть компилятором Swift, который скажет, подо что он собирает: \(says)"
    case .compilerStopped(let says):
      "компилятор Swift остановился, ничего не сказав о программе: \(says)"
    case .compilerOutOfTime(let seconds):
      "программа должна компилироваться не дольше \(seconds.short) с"
    case .linkerRefused(let says): "программу не удалось скомпоновать: \(says)"
    case .linkerMissing:
      "черновику нужны ld.lld и clang, они идут вместе со Swift; подробнее скажет 'uikata doctor'"
    case .unwritable(let path, let says):
      "'\(path)' должна быть папкой, куда можно писать: \(says)"
    case .unstartable(let path, let says): "не удалось запустить '\(path)': \(says)"
    case .unconfinable(let says): "программу не удалось ограничить: \(says)"
    }
  }

  func unaskable(_ failure: KeyFailure) -> String {
    switch failure {
    case .rejected(let rendered): "её программа не компилируется\n\(rendered)"
    case .ended(let end): "её программа \(ending(end))"
    case .program(let failure): program(failure)
    case .environment(let sentence): sentence
    case .stopped: "её программа остановлена"
    }
  }

  func ending(_ ending: ProgramRun.Ending) -> String {
    switch ending {
    case .exited(let status): "завершилась со статусом \(status)"
    case .crashed(let crash):
      "упала" + (crash.line.map { " на строке \($0)" } ?? "")
        + (crash.message.isEmpty ? "" : ": \(crash.message)")
    case .signalled(let signal): "остановлена сигналом \(signal)"
    case .outOfTime(let seconds): "остановлена через \(seconds.short) с"
    case .outOfMemory(let bytes): "остановлена: заняла больше \(bytes >> 20) МБ"
    case .flooded(let bytes): "остановлена: напечатала больше \(bytes >> 20) МБ"
    }
  }

  func unreadableWhole(_ reason: UnreadableAnswer, _ question: Question) -> String {
    switch reason {
    case .empty: "в ответе должна быть хотя бы одна строка"
    case .unknownLetter(let letter):
      "буквы '\(letter)' среди них нет; \(plainLetters(of: question))"
    case .letterTwice(let letter): "букву '\(letter)' можно взять один раз"
    case .unknownLine(let line):
      "строки '\(line)' среди них нет; \(plainLetters(of: question))"
    case .notANumber(let text): "'\(text)' — не номер строки"
    case .wrongCount(let given, let wanted):
      "значений должно быть \(wanted), а дано \(given)"
    case .oneChoiceOnly: "нужна одна буква"
    case .notACall(let line, _):
      "'\(line)' — не вызов \(or(question.quotedCalls)) с простыми значениями, один на строке"
    case .rejected(let diagnostic, _):
      "строка \(diagnostic.line) не компилируется: \(diagnostic.message)"
    case .endsBadly(let end): "с этими строками программа \(ending(end))"
    }
  }

  private func plainLetters(of question: Question) -> String {
    guard let first = question.items.first, let last = question.items.last else {
      return "вопрос покажет 'uikata show \(question.kata.id)'"
    }
    return "есть буквы от \(first.label) до \(last.label)"
  }
}
