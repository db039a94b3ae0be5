/// What stands around the rules of the model, which say themselves what they are.
protocol RuleWords {
  func since(_ version: String) -> String
  func source(_ source: String) -> String
  func disputed(_ reason: String) -> String

  /// Above the orders of callbacks in which screens appear and disappear.
  var ordersTitle: String { get }
  var ordersLegend: String { get }
  var beforeAnimation: String { get }
  var afterAnimation: String { get }
}
