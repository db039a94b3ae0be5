import KataCourse

extension Russian {
  var reviewScore: String {
    """
    То, о чём сообщили пользователи, считается вдвойне, пока идёт первым; остальное — по тяжести. \
    Причина стоит больше строки, лечение добавляет остальное, а замечания мимо стоят баллов.
    """
  }

  var placed: String { "Там что-то не так. Что происходит и почему?" }
  var foundBefore: String { "Эту ошибку вы уже назвали." }
  var notAFinding: String {
    "Среди известных мне ошибок такой нет. Если уверены, скажите другими словами."
  }
  var missed: String { "Пропущено" }
  var cure: String { "Лечение" }
  var vague: String { "Может быть, что-то есть. Что именно идёт не так и на какой строке?" }

  func found(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    let kind = finding.isReported ? "Найдено, об этом сообщали пользователи" : "Найдено"
    return "\(kind): \(finding.title.sentence)" + (part == .cure ? " А как лечить?" : "")
  }

  func completed(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    part == .cure
      ? "Именно: \(finding.title.sentence) А как лечить?" : "Да, так это лечится."
  }

  func ambiguous(_ places: [String]) -> String {
    places.isEmpty
      ? "Это подходит не к одной ошибке. Скажите точнее, что происходит."
      : "Это подходит не к одной ошибке: \(or(places)). Какую вы имеете в виду?"
  }

  func aside(_ aside: ReviewAside) -> String {
    "Это так, но здесь спрашивают не об этом. \(aside.says)"
  }

  func onlyPlace(_ lines: String) -> String { "И что там идёт не так: \(lines)?" }

  func lines(_ numbers: [String], isOne: Bool) -> String {
    (isOne ? "строка " : "строки ") + and(numbers)
  }

  func reviewed(_ count: ReviewCount) -> String {
    let found = "Найдено \(count.found) из \(count.total)"
    let all = count.allReported
    guard all > 0 else { return found + "." }
    guard count.reported == all else {
      return "\(found), из них известных пользователям \(count.reported) из \(all)."
    }
    let which =
      all == 1
      ? "ошибка, о которой сообщили"
      : all == 2 ? "обе, о которых сообщили" : "все, о которых сообщили"
    return "\(found), \(which), — \(count.isReportedFirst ? "первыми" : "среди них")."
  }

  func score(_ points: Int, isPassed: Bool, strays: Int) -> String {
    let strays =
      strays == 0 ? "" : " Мимо: \(counted(strays, "замечание", "замечания", "замечаний"))."
    return counted(points, "балл", "балла", "баллов") + " из 100, "
      + (isPassed ? "зачтено." : "пока не зачтено.") + strays
  }
}
