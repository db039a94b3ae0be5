import Foundation

/// A rule of the model, as the program that prints the catalogue tells it.
struct CataloguedRule: Codable, Hashable {
  /// Group and name: `appearance.push`.
  var id: String
  /// As JSON text.
  var value: String
  var says: String
  var since: String
  var source: String
  var disputed: String?
  /// The table it is shown in beside others; such a rule's value is an order.
  var table: Table?

  struct Table: Codable, Hashable {
    var title: String
    /// As Markdown.
    var legend: String
  }

  var group: String { String(id.prefix { $0 != "." }) }
  var name: String { String(id.dropFirst(group.count + 1)) }

  /// The steps of an order, such as `new.viewWillAppear`; nil for another kind of value.
  var steps: [String]? {
    (try? JSONDecoder().decode([String].self, from: Data(value.utf8)))?.map(\.withoutControls)
  }
}
