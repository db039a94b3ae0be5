import KataModels
import KataStage
import Testing

@Suite("A table asks")
@MainActor struct TableCallTests {
  @Test("row by row for a cell and its height, and shows it")
  func rowByRow() {
    let told = RowTeller(rows: 6, of: 100, in: 200)
    let said = told.said { told.table.layoutIfNeeded() }
    let heights = (0..<6).map { "DG.heightForRow(\($0))" }
    let row = { (row: Int) in
      [
        "DS.cellForRow(\(row)) enter", "Cell#\(row + 1).init", "DG.heightForRow(\(row))",
        "DS.cellForRow(\(row)) return", "DG.heightForRow(\(row))", "DG.willDisplay(\(row))",
      ]
    }
    #expect(said == ["DS.numberOfSections", "DS.numberOfRows"] + heights + row(0) + row(1))
    #expect(told.table.contentSize == CGSize(width: 400, height: 600))
  }

  @Test("for all it shows before any cell is laid out, and that from the top")
  func cellsLast() {
    let told = RowTeller(rows: 6, of: 100, in: 200)
    let lines = traced(.cells, .layout) { _ = Stage(told.table) }.of("TableView", "NotedCell")
    #expect(
      lines == [
        "TableView.layoutSubviews", "TableView.cellForRowAt [0, 0]",
        "TableView.willDisplay [0, 0]", "TableView.cellForRowAt [0, 1]",
        "TableView.willDisplay [0, 1]", "NotedCell.layoutSubviews", "NotedCell.layoutSubviews",
      ])
    #expect(told.table.subviews == told.made)
  }

  @Test("for heights twice a row and twice more for a visible one, where nothing is estimated")
  func everyHeight() {
    let told = RowTeller(rows: 100)
    let heights = told.said {
      told.table.reloadData()
      told.table.layoutIfNeeded()
    }
    .count { $0.hasPrefix("DG.height") }
    #expect(heights == 220)
  }

  @Test("for heights of visible rows only, where they are estimated")
  func visibleHeights() {
    let told = RowTeller(rows: 100, of: 66)
    told.table.estimatedRowHeight = 50
    let asked = told.said { told.table.layoutIfNeeded() }.filter { $0.hasPrefix("DG.height") }
    #expect(Set(asked) == Set((0..<10).map { "DG.heightForRow(\($0))" }))
    // What is measured counts, the rest is estimated.
    #expect(told.table.contentSize.height == 5160)
  }

  @Test("new cells first, when it scrolls, and only then puts the old ones away")
  func oldAfterNew() {
    let told = RowTeller(rows: 50, of: 100, in: 200)
    told.table.prefetchDataSource = nil
    told.table.layoutIfNeeded()
    let said = told.said { told.scroll(to: 1000) }
    #expect(
      said.filter { $0.contains("init") || $0.contains("did") } == [
        "Cell#3.init", "Cell#4.init", "DG.didEndDisplaying(0) #1", "DG.didEndDisplaying(1) #2",
      ])
  }

  @Test("nothing of a delegate that says nothing, and needs none")
  func noDelegate() {
    let told = RowTeller(rows: 10)
    told.table.delegate = nil
    told.table.rowHeight = 150
    told.table.layoutIfNeeded()
    #expect(told.visibleRows == [0, 1, 2, 3])
    #expect(told.table.contentSize.height == 1500)
  }

  @Test("for no row twice while an offset stays")
  func settled() {
    let told = RowTeller(rows: 50)
    let stage = Stage(told.table)
    #expect(
      told.said {
        told.table.setNeedsLayout()
        stage.settle()
      } == [])
  }

  @Test("ahead of time for rows it scrolls to, the nearest first, and takes them back")
  func prefetching() {
    let told = RowTeller(rows: 50, of: 100, in: 200)
    told.table.layoutIfNeeded()
    let down = told.said { told.scroll(to: 50) }.filter { $0.contains("etch") }
    #expect(down == ["DS.prefetchRowsAt [3, 4]"])
    let up = told.said { told.scroll(to: 20) }.filter { $0.contains("etch") }
    #expect(up == ["DS.cancelPrefetchingForRowsAt [3, 4]"])
    told.table.isPrefetchingEnabled = false
    #expect(told.said { told.scroll(to: 350) }.filter { $0.contains("etch") } == [])
  }
}
