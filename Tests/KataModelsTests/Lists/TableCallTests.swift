import KataModels
import KataStage
import Testing

@Suite("A table asks")
@MainActor struct TableCallTests {
  /// Rows of 100 points in a table of 250, estimates off, as in the published log.
  private func told(rows: Int = 6) -> RowTeller {
    let told = RowTeller(rows: rows, height: 200)
    told.height = 100
    told.table.estimatedRowHeight = 0
    return told
  }

  private let counts = ["numberOfSections", "numberOfRows"]
  private let heights = (0..<6).map { "heightForRow(\($0))" }

  @Test("for counts and all heights when it reloads, and for no cell: W01")
  func reloading() {
    let told = told()
    #expect(told.said { told.table.reloadData() } == counts + heights)
    #expect(told.table.contentSize == CGSize(width: 400, height: 600))
  }

  @Test("again in the layout, and row by row for cells and heights: W02")
  func firstLayout() {
    let told = told()
    told.table.reloadData()
    let said = told.said { told.table.layoutIfNeeded() }
    let row = { (row: Int) in
      [
        "cellForRow(\(row))", "Cell.init", "heightForRow(\(row))", "\(row) gets #\(row + 1)",
        "heightForRow(\(row))", "willDisplay(\(row))",
      ]
    }
    #expect(said == counts + heights + row(0) + row(1))
  }

  @Test("for no counts when it scrolls: W03")
  func scrolling() {
    let told = told()
    told.table.layoutIfNeeded()
    let said = told.said { told.scroll(to: 50) }
    #expect(
      said == [
        "scrollViewDidScroll", "cellForRow(2)", "Cell.init", "heightForRow(2)", "2 gets #3",
        "heightForRow(2)", "willDisplay(2)",
      ])
  }

  @Test("a waiting cell to get ready while it is dequeued: W04")
  func reusing() {
    let told = told(rows: 8)
    told.table.layoutIfNeeded()
    for y in [50, 150, 250, 310] { told.scroll(to: CGFloat(y)) }
    let said = told.said { told.scroll(to: 410) }
    #expect(
      said == [
        "scrollViewDidScroll", "cellForRow(6)", "Cell.prepareForReuse", "heightForRow(6)",
        "6 gets #2", "heightForRow(6)", "willDisplay(6)", "didEndDisplaying(2) #3",
      ])
  }
}
