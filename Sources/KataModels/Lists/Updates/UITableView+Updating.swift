// Changes of single rows. Animations aren't modelled: what changes is in its place when the batch
// ends, whatever the row animation.
extension UITableView {
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted += indexPaths }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted += indexPaths }
  }

  /// Replaces rows: each gets a cell anew, asked for before the old one goes to the pool. To change
  /// what a cell shows, reconfigure its row.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded += indexPaths }
  }

  /// Has the data source configure the cells that rows have; rows without cells aren't asked for.
  /// Dequeuing for such a row gives the cell it has, without `prepareForReuse`
  /// (developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)).
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Batches

  public final func beginUpdates() {
    if updates == nil {
      loadIfNeeded()
      updates = RowUpdates()
    }
    updates?.depth += 1
  }

  /// Asks for counts and heights. They have to follow from those before and from the batch, or the
  /// program ends with an exception.
  public final func endUpdates() {
    guard var batch = updates else { return }
    batch.depth -= 1
    updates = batch.depth > 0 ? batch : nil
    if batch.depth == 0, !batch.isVoid { apply(batch) }
  }

  /// - Parameter completion: called when the changes have been animated; always with true.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    afterUpdates(animated: true, completion.map { completion in { completion(true) } })
  }

  final func afterUpdates(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    let run = MainOnly(body: completion)
    let seconds = animated ? UIKitRules.current.lists.updateSeconds : 0
    MainLoop.main.after(seconds, for: .animation) { run.body() }
  }

  public final var hasUncommittedUpdates: Bool { updates != nil }

  private func update(_ change: (inout RowUpdates) -> Void) {
    beginUpdates()
    updates.map { updates in
      var changed = updates
      change(&changed)
      self.updates = changed
    }
    endUpdates()
  }
}

/// Work that is handed over on the main thread and done there.
private struct MainOnly: @unchecked Sendable {
  let body: () -> Void
}
