/// What a table knows of its data since it asked last.
@MainActor struct TableData {
  /// Nil until the counts are first asked for.
  var sections: TableSections?
  /// The headers and footers that there are, by section.
  var headers: [Int: SectionEdge] = [:]
  var footers: [Int: SectionEdge] = [:]
  /// The counts have to be asked for before the next layout.
  var isStale = true
  /// All cells have to be asked for anew in the next layout.
  var showsAnew = true
  /// How often the data was asked for.
  var loads = 0
  /// The layout is under way, in which others may want layout.
  var isLayingOut = false
  /// It has to be done once more.
  var wantsLayout = false
  /// The width the rows were laid out in.
  var width: CGFloat = 0
}

/// What stands above or below the rows of a section.
@MainActor struct SectionEdge {
  var title: String?
  var view: UIView?
}

/// A question to the delegate that it leaves open where its class doesn't have the method.
enum OpenQuestion: Sendable {
  case rowHeight, rowEstimate
}

extension UITableView {
  /// What the delegate's default answers. Asked once, the table notes that it needn't ask again, as
  /// UIKit notes which methods a delegate has.
  final func leftOpen(_ question: OpenQuestion) -> CGFloat {
    openQuestions.insert(question)
    return Self.automaticDimension
  }
}
