/// What stands around the rules of the model, which say themselves what they are.
protocol RuleWords {
  func since(_ version: String) -> String
  func source(_ source: String) -> String
  func disputed(_ reason: String) -> String
  /// Below a *Why*, as Markdown.
  ///
  /// - Parameter grounds: IDs of rules and facts, one at least.
  func restsOn(_ grounds: [String]) -> String
  /// Of a fact, as Markdown.
  func taught(by katas: [String]) -> String
  /// Above a list of where a fact comes from.
  var factSources: String { get }

  /// Above the orders of callbacks in which screens appear and disappear.
  var ordersTitle: String { get }
  var ordersLegend: String { get }
  var beforeAnimation: String { get }
  var afterAnimation: String { get }
}
