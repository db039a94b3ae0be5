/// The steps of a change, such as a push, one after the other.
struct Order {
  /// Nil for an order that stands alone.
  var name: String?
  /// Such as `new.viewWillAppear`.
  var steps: [String]

  /// The step in which time passes.
  static let animation = "transition.runs"
}
