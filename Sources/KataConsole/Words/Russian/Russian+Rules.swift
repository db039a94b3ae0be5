extension Russian {
  func since(_ version: String) -> String { "С версии: \(version)." }
  func source(_ source: String) -> String { "Источник: \(source)" }
  func disputed(_ reason: String) -> String { "Спорно: \(reason)" }
  func restsOn(_ grounds: [String]) -> String {
    let all = grounds.map { "`\($0)`" }.formatted(last: "и")
    return "Основано на \(all); подробнее: `uikata rules \(grounds[0])`."
  }
  func taught(by katas: [String]) -> String {
    "Каты: \(katas.isEmpty ? "нет" : katas.joined(separator: ", "))"
  }
  var factSources: String { "Источники:" }

  var ordersTitle: String { "У каждого контейнера свой порядок" }
  var ordersLegend: String {
    """
    `old will`, `old did`: `viewWillDisappear` и `viewDidDisappear` экрана, который уходит. \
    `new will`, `new did`: `viewWillAppear` и `viewDidAppear` того, который приходит.
    """
  }
  var beforeAnimation: String { "до анимации" }
  var afterAnimation: String { "после анимации" }
}
