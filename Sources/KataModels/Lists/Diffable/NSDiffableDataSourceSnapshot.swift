/// What a list shows at one moment: sections and items, each by an identifier that occurs once
/// (developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot).
///
/// What is asked of identifiers that aren't there ends the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// Those that are to be replaced by new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Those whose cells are to be configured anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  public init() {}

  // MARK: Asking

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { owners.count }

  /// Section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      fatalError(Self.missing(section: identifier))
    }
    return items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// The place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    owners[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: nil: the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// What isn't there is passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { owners[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in identifiers { owners[identifier] = nil }
    forget(gone)
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    let (section, index) = place(of: toIdentifier)
    insert([identifier], in: section, at: index)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    let (section, index) = place(of: toIdentifier)
    insert([identifier], in: section, at: index + 1)
  }

  /// Replaces what shows the items by new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reload")
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells that the items have configured anew
  /// (developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reconfigureitems(_:)).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reconfigure")
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      let gone = items.removeValue(forKey: identifier) ?? []
      for item in gone { owners[item] = nil }
      forget(Set(gone))
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Inside

  /// What is asked for once, with the snapshot that is applied.
  mutating func forgetRequests() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    guard items[section] != nil else { fatalError(Self.missing(section: section)) }
    for identifier in identifiers {
      guard owners.updateValue(section, forKey: identifier) == nil else {
        fatalError(
          "Fatal: supplied item identifiers are not unique. "
            + "Duplicate identifiers: {(\n    \(identifier)\n)}")
      }
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      guard items.updateValue([], forKey: identifier) == nil else {
        fatalError(
          "Fatal: supplied section identifiers are not unique. "
            + "Duplicate identifiers: {(\n    \(identifier)\n)}")
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func take(_ identifier: ItemIdentifierType) {
    let (section, index) = place(of: identifier)
    items[section]?.remove(at: index)
    owners[identifier] = nil
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  private func place(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = owners[identifier], let index = items[section]?.firstIndex(of: identifier)
    else { fatalError("Invalid item identifier specified: \(identifier)") }
    return (section, index)
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
      fatalError(Self.missing(section: identifier))
    }
    return index
  }

  private func check(_ identifiers: [ItemIdentifierType], _ act: String) {
    for identifier in identifiers where owners[identifier] == nil {
      fatalError(
        "Attempted to \(act) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private static func missing(section: SectionIdentifierType) -> String {
    "Invalid section identifier specified: \(section)"
  }
}
