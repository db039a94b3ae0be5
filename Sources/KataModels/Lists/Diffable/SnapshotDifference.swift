/// What has to be done to a table that shows one snapshot, so that it shows another.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = RowUpdates()

  init(from old: Snapshot, to new: Snapshot) {
    let stayingSections = Self.staying(old.sectionIdentifiers, new.sectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated()
    where !stayingSections.contains(section) {
      updates.deletedSections.insert(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated()
    where !stayingSections.contains(section) {
      updates.insertedSections.insert(index)
    }
    compareItems(Places(old, stayingSections), Places(new, stayingSections))
    note(new, from: old)
  }

  /// Where the items of sections that stay are.
  private struct Places {
    var paths: [Item: IndexPath] = [:]
    var order: [Item] = []

    init(_ snapshot: Snapshot, _ sections: Set<Section>) {
      for (index, section) in snapshot.sectionIdentifiers.enumerated()
      where sections.contains(section) {
        for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
          paths[item] = IndexPath(row: row, section: index)
          order.append(item)
        }
      }
    }
  }

  private mutating func compareItems(_ old: Places, _ new: Places) {
    let staying = Self.staying(old.order, new.order)
    for item in old.order {
      guard let from = old.paths[item] else { continue }
      guard let to = new.paths[item] else {
        updates.deleted.append(from)
        continue
      }
      let sameSection = updates.section(after: from.section) == to.section
      if !staying.contains(item) || !sameSection { updates.moved.append(.init(from: from, to: to)) }
    }
    for item in new.order where old.paths[item] == nil {
      if let path = new.paths[item] { updates.inserted.append(path) }
    }
  }

  private mutating func note(_ new: Snapshot, from old: Snapshot) {
    let before = Places(old, Set(old.sectionIdentifiers))
    let after = Places(new, Set(new.sectionIdentifiers))
    updates.reloaded = new.reloadedItemIdentifiers.compactMap { before.paths[$0] }
    updates.reconfigured = new.reconfiguredItemIdentifiers.compactMap { after.paths[$0] }
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { updates.reloadedSections.insert(index) }
    }
  }

  /// The most of what is in both that keeps its order: a longest increasing run of the new places.
  private static func staying<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> Set<Element> {
    let places = Dictionary(zip(new, new.indices)) { first, _ in first }
    let common = old.compactMap { element in places[element].map { (element, $0) } }
    // The last place of the best run of each length, and what came before each element.
    var (ends, previous): ([Int], [Int?]) = ([], [])
    for (index, entry) in common.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].1 < entry.1 { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var staying: Set<Element> = []
    var next = ends.last
    while let index = next {
      staying.insert(common[index].0)
      next = previous[index]
    }
    return staying
  }
}
