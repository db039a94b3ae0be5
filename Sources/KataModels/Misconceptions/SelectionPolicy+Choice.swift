extension SelectionPolicy {
  init(_ rules: UIKitRules.Lists) {
    select = rules.codeSelectsSilently ? Self.selectSilently : Self.selectLikeAFinger
    deselect = rules.codeSelectsSilently ? Self.deselectSilently : Self.deselectLikeAFinger
  }

  /// The belief that the delegate hears of what code selects.
  @MainActor static func selectLikeAFinger(_ table: UITableView, _ path: IndexPath?) {
    if let path { table.select(path) } else { table.setSelected(nil) }
  }

  @MainActor static func deselectLikeAFinger(_ table: UITableView, _ path: IndexPath) {
    table.deselect(path)
  }
}
