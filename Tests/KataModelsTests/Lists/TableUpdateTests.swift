import KataStage
import Testing

@testable import KataModels

@Suite("Updates of rows")
@MainActor struct TableUpdateTests {
  private func told(rows: Int = 20) -> RowTeller {
    let told = RowTeller(rows: rows)
    told.table.prefetchDataSource = nil
    told.table.layoutIfNeeded()
    return told
  }

  private let path = { (row: Int) in IndexPath(row: row, section: 0) }

  /// Rows of the asked cells.
  private func asked(_ said: [String]) -> [String] {
    said.filter { $0.hasSuffix("enter") || $0.contains("did") }
  }

  @Test func `keep the cells of rows that stay when one comes`() {
    let told = told()
    told.counts = [21]
    let said = told.said { told.table.insertRows(at: [path(2)], with: .fade) }
    #expect(told.visible == [1, 2, 11, 3, 4, 5, 6, 7, 8, 9])
    #expect(asked(said) == ["DS.cellForRow(2) enter", "DG.didEndDisplaying(10) #10"])
    #expect(told.table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 60 })
    #expect(told.table.contentSize.height == 1260)
  }

  @Test func `keep the cells of rows that stay when one goes`() {
    let told = told()
    told.counts = [19]
    let said = told.said { told.table.deleteRows(at: [path(0)], with: .fade) }
    #expect(told.visible == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(asked(said) == ["DS.cellForRow(9) enter", "DG.didEndDisplaying(0) #1"])
  }

  @Test func `move a cell with its row`() {
    let told = told()
    told.table.moveRow(at: path(0), to: path(2))
    #expect(told.visible == [2, 3, 1, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func `name rows to delete by where they were, and to insert by where they are`() {
    let told = told()
    let said = told.said {
      told.table.performBatchUpdates {
        told.table.insertRows(at: [path(0)], with: .fade)
        told.table.deleteRows(at: [path(1)], with: .fade)
      }
    }
    #expect(told.visible == [11, 1, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(asked(said) == ["DS.cellForRow(0) enter", "DG.didEndDisplaying(1) #2"])
  }

  @Test func `call their completion later`() {
    let told = told()
    let stage = Stage(told.table)
    var ends: [Bool] = []
    told.table.performBatchUpdates(nil) { ends.append($0) }
    #expect(ends == [])
    stage.wait(1)
    #expect(ends == [true])
  }

  @Test func `configure the cell that a row has, and prepare it for nothing`() {
    let told = told()
    let said = told.said { told.table.reconfigureRows(at: [path(3), path(15)]) }
    #expect(told.visible == Array(1...10))
    #expect(
      said.filter { !$0.contains("number") && !$0.contains("height") }
        == ["DS.cellForRow(3) enter", "DS.cellForRow(3) return"])
  }

  @Test func `ask for heights again, and for no cell, when there are none`() {
    let told = told()
    told.height = 100
    let said = told.said {
      told.table.beginUpdates()
      told.table.endUpdates()
    }
    #expect(said.filter { $0.hasSuffix("enter") } == [])
    #expect(told.visibleRows == [0, 1, 2, 3, 4, 5])
    #expect(told.table.visibleCells.map(\.frame.minY) == [0, 100, 200, 300, 400, 500])
  }

  @Test func `aren't needed for another row height`() {
    let told = told()
    told.table.delegate = nil
    told.table.rowHeight = 300
    told.table.layoutIfNeeded()
    #expect(told.visible == [1, 2])
    told.table.rowHeight = 200
    told.table.layoutIfNeeded()
    #expect(told.table.visibleCells.map(\.frame.minY) == [0, 200, 400])
  }

  @Test func `take the selection along`() {
    let told = told()
    told.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    told.counts = [19]
    told.table.deleteRows(at: [path(0)], with: .fade)
    #expect(told.table.indexPathForSelectedRow == path(2))
    told.counts = [18]
    told.table.deleteRows(at: [path(2)], with: .fade)
    #expect(told.table.indexPathForSelectedRow == nil)
  }

  @Test func `come and go by whole sections`() {
    let told = RowTeller(rows: 2, 3)
    told.table.layoutIfNeeded()
    told.counts = [4, 2, 3]
    told.table.insertSections([0], with: .fade)
    #expect(told.visible == [6, 7, 8, 9, 1, 2, 3, 4, 5])
    told.counts = [4, 3]
    told.table.deleteSections([1], with: .fade)
    #expect(told.visible == [6, 7, 8, 9, 3, 4, 5])
    #expect(told.table.indexPath(for: told.made[2]) == IndexPath(row: 0, section: 1))
  }

  // MARK: What doesn't add up

  private func complaint(
    before: [Int] = [20], after: [Int], _ change: (inout RowUpdates) -> Void
  ) -> String? {
    var updates = RowUpdates()
    change(&updates)
    return UpdateCheck(updates: updates, before: before, after: after).complaint
  }

  @Test func `that the data doesn't follow end the program: W13`() {
    let said = complaint(after: [20]) { $0.deleted = [path(0)] }
    #expect(
      said == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (20) must be equal to the number of rows contained in \
        that section before the update (20), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """)
  }

  @Test func `that the data follows otherwise end it with both`() {
    let said = complaint(after: [3]) { $0.reloaded = [path(0)] }
    #expect(
      said == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [3] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0)
        ]
        """)
  }

  @Test func `of rows that there aren't end it`() {
    #expect(
      complaint(after: [19]) { $0.deleted = [path(99)] }
        == "attempt to delete row 99 from section 0 which only contains 20 rows before the update")
    #expect(
      complaint(after: [21]) { $0.inserted = [path(100)] }
        == "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 "
        + "after the update")
    #expect(
      complaint(after: [20]) { $0.deletedSections = [0] }?
        .hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test func `that add up end nothing`() {
    #expect(complaint(after: [19]) { $0.deleted = [path(4)] } == nil)
    #expect(complaint(after: [20]) { ($0.deleted, $0.inserted) = ([path(0)], [path(0)]) } == nil)
    #expect(complaint(after: [20]) { $0.moved = [.init(from: path(0), to: path(19))] } == nil)
    #expect(complaint(before: [2, 3], after: [3]) { $0.deletedSections = [0] } == nil)
  }
}
