extension English {
  func since(_ version: String) -> String { "Since \(version)." }
  func source(_ source: String) -> String { "Source: \(source)" }
  func disputed(_ reason: String) -> String { "Disputed: \(reason)" }

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
