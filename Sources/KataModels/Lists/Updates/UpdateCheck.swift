/// Whether what the data source says after a batch of updates follows from what it said before; the
/// sentences are UIKit's own (W13 of the evidence and the log it comes from).
struct UpdateCheck: Sendable {
  let updates: RowUpdates
  /// Rows by section.
  let before: [Int]
  let after: [Int]

  /// Nil where all is well.
  var complaint: String? {
    outOfBoundsBefore ?? wrongSections ?? wrongRows ?? outOfBoundsAfter
  }

  private var outOfBoundsBefore: String? {
    if let section = updates.deletedSections.union(updates.reloadedSections).last,
      section >= before.count
    {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    for path in updates.deleted + updates.reloaded + updates.moved.map(\.from) {
      guard before.indices.contains(path.section) else {
        return "attempt to delete row \(path.row) from section \(path.section), but there are only "
          + "\(before.count) sections before the update"
      }
      let count = before[path.section]
      if path.row >= count || path.row < 0 {
        return "attempt to delete row \(path.row) from section \(path.section) which only "
          + "contains \(count) rows before the update"
      }
    }
    return nil
  }

  private var outOfBoundsAfter: String? {
    if let section = updates.insertedSections.last, section >= after.count {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    for path in updates.coming {
      guard after.indices.contains(path.section) else {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(after.count) sections after the update"
      }
      let count = after[path.section]
      if path.row >= count || path.row < 0 {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(count) rows in section \(path.section) after the update"
      }
    }
    return nil
  }

  private var wrongSections: String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard after.count != before.count + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "table view after the update (\(after.count)) must be equal to the number of sections "
      + "contained in the table view before the update (\(before.count)), plus or minus the number "
      + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private var wrongRows: String? {
    for old in before.indices {
      guard let new = updates.section(after: old), after.indices.contains(new) else { continue }
      if updates.reloadedSections.contains(old) { continue }
      let change = SectionChange(updates, old: old, new: new)
      guard after[new] != before[old] + change.sum else { continue }
      return after == before ? change.complaint(before[old], after[new]) : batchComplaint
    }
    return nil
  }

  /// What UIKit says where the data has changed, and otherwise than the batch says.
  private var batchComplaint: String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(Self.counts(before))
    Data source after updates = \(Self.counts(after))
    Updates = [
    \(listed.map { "\t\($0)" }.joined(separator: ",\n"))
    ]
    """
  }

  private static func counts(_ rows: [Int]) -> String {
    "{ \(rows.count) section\(rows.count == 1 ? "" : "s") with row counts: \(rows) }"
  }

  /// A reloaded row is one that is deleted and one that is inserted.
  private var listed: [String] {
    func row(_ path: IndexPath) -> String { "row (\(path.section) - \(path.row))" }
    let reloaded = updates.reloaded
    return (reloaded + updates.deleted).map { "Delete \(row($0))" }
      + (reloaded.compactMap(updates.path(after:)) + updates.inserted).map { "Insert \(row($0))" }
      + updates.moved.map { "Move \(row($0.from)) to \(row($0.to))" }
      + updates.deletedSections.map { "Delete section \($0)" }
      + updates.insertedSections.map { "Insert section \($0)" }
  }
}

/// How many rows come to a section and leave it.
private struct SectionChange {
  let (new, inserted, deleted, movedIn, movedOut): (Int, Int, Int, Int, Int)

  init(_ updates: RowUpdates, old: Int, new: Int) {
    self.new = new
    inserted = updates.inserted.count { $0.section == new }
    deleted = updates.deleted.count { $0.section == old }
    movedIn = updates.moved.count { $0.to.section == new }
    movedOut = updates.moved.count { $0.from.section == old }
  }

  var sum: Int { inserted - deleted + movedIn - movedOut }

  func complaint(_ before: Int, _ after: Int) -> String {
    "Invalid update: invalid number of rows in section \(new). The number of rows contained in an "
      + "existing section after the update (\(after)) must be equal to the number of rows "
      + "contained in that section before the update (\(before)), plus or minus the number of rows "
      + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
      + "or minus the number of rows moved into or out of that section (\(movedIn) moved in, "
      + "\(movedOut) moved out)."
  }
}
