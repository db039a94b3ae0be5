extension English {
  func since(_ version: String) -> String { "Since \(version)." }
  func source(_ source: String) -> String { "Source: \(source)" }
  func disputed(_ reason: String) -> String { "Disputed: \(reason)" }
  func restsOn(_ grounds: [String]) -> String {
    let all = grounds.map { "`\($0)`" }.formatted(last: "and")
    return "Rests on \(all); `uikata rules \(grounds[0])` shows more."
  }
  func taught(by katas: [String]) -> String {
    "Katas: \(katas.isEmpty ? "none" : katas.joined(separator: ", "))"
  }
  var factSources: String { "Sources:" }

  var ordersTitle: String { "Each container has its own order" }
  var ordersLegend: String {
    """
    `old will`, `old did`: `viewWillDisappear` and `viewDidDisappear` of the screen that leaves. \
    `new will`, `new did`: `viewWillAppear` and `viewDidAppear` of the one that arrives.
    """
  }
  var beforeAnimation: String { "before" }
  var afterAnimation: String { "after the animation" }
}
