extension Russian {
  func since(_ version: String) -> String { "С версии: \(version)." }
  func source(_ source: String) -> String { "Источник: \(source)" }
  func disputed(_ reason: String) -> String { "Спорно: \(reason)" }

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
