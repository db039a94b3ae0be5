import KataCourse
import KataTrace

extension Russian {
  func step(_ number: Int, of count: Int) -> String { "шаг \(number) из \(count)" }
  func replayLine(_ line: Int) -> String { "строка \(line)" }
  func replayTime(_ seconds: String) -> String { "\(seconds) с" }

  func unprinted(_ line: String) -> String { "\(line) (не печатается)" }

  func touched(_ touch: TouchSnapshot, at point: String, times: Int) -> String {
    let done =
      switch touch.phase {
      case "began": "касается экрана в"
      case "moved", "stationary": "движется в"
      case "ended": "поднимается в"
      default: "отменён в"
      }
    return "палец \(touch.finger) \(done) \(point)" + often(times)
  }

  func changed(_ change: RecognizerSnapshot, arrow: String, times: Int) -> String {
    "\(change.name): \(change.from) \(arrow) \(change.to)" + often(times)
  }

  private func often(_ times: Int) -> String {
    times == 1 ? "" : ", " + counted(times, "раз", "раза", "раз")
  }

  var screenChanges: String { "экран меняется" }
  var printedSomewhere: String { "напечатано тоже, но неизвестно где" }
  func stops(_ end: ProgramRun.Ending) -> String { "программа \(ending(end))" }

  var replayOutput: String { "напечатано" }
  var nothingPrinted: String { "пока ничего" }
  var replayProgram: String { "программа" }

  func picture(of subject: ReplaySubject) -> String {
    switch subject {
    case .timeline: "по времени"
    case .cells: "ячейки"
    case .recognizers: "распознаватели"
    case .touch: "касание"
    case .tree: "вью"
    }
  }

  var nothingDrawn: String { "рисовать пока нечего" }

  var replayKeys: String { "пробел вперёд · b назад · p рисунок · h · q конец" }

  func notice(_ notice: ReplayWalk.Notice) -> String {
    switch notice {
    case .atStart: "Это первый шаг."
    case .atEnd: "Это последний шаг. q — конец."
    case .noStep(let number): "Шага \(number) нет."
    case .notFound(let text): "Шага с «\(text)» нет."
    case .unknownKey: "Клавиши перечислит h."
    }
  }

  var replayHelp: String {
    """
    Повтор: что сделала программа, шаг за шагом.

      пробел j f l ↓ → ввод    вперёд
      b k ↑ ←                  назад
      g G                      первый шаг, последний
      12 ввод                  шаг 12
      /текст ввод              следующий шаг с этим текстом
      n N                      следующий такой шаг, прошлый
      p tab                    другой рисунок
      q                        конец

    ► — строка, которая выполняется, · — те, что её вызвали.
    Любая клавиша вернёт к повтору.
    """
  }

  func pageWritten(_ steps: Int) -> String {
    counted(steps, "шаг", "шага", "шагов")
      + " для браузера: листают стрелки, тап или смахивание."
  }
  var steps: String { "шаг" }
  var backward: String { "назад" }
  var onward: String { "вперёд" }
  var otherPicture: String { "рисунок" }
  var pageKeys: String {
    "→ или пробел — вперёд, ← — назад; p — другой рисунок; число и ввод — к шагу"
  }
}
