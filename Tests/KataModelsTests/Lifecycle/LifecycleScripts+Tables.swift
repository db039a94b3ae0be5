import Foundation
import KataStage

@testable import KataModels

extension LifecycleScripts {
  static let tables: [String: Script] = [
    "W01": {
      let told = sixRows()
      return told.said { told.table.reloadData() }
    },
    "W02": {
      let told = sixRows()
      told.table.reloadData()
      let lines = told.said { told.table.layoutIfNeeded() }
      let heights = (0..<6).map { "DG.heightForRow(\($0))" }
      let counts = lines.prefix(2)
      guard Array(lines.dropFirst(2).prefix(6)) == heights else { return lines }
      return counts + ["DG.heightForRow(0..5)"] + lines.dropFirst(8).prefix(6)
    },
    "W03": {
      let told = sixRows()
      told.table.layoutIfNeeded()
      return told.said { told.scroll(to: 50) }.filter { !$0.hasPrefix("Cell") }
    },
    "W04": {
      let told = RowTeller(rows: 20, of: 100, in: 200)
      told.table.prefetchDataSource = nil
      told.table.layoutIfNeeded()
      for y in [50, 150, 250, 310] { told.scroll(to: CGFloat(y)) }
      return told.said { told.scroll(to: 410) }
        .filter { !$0.hasSuffix("DidScroll") && !$0.contains("didEnd") }
        .map { $0.replacing("(6)", with: "(n)").replacing(/#\d+/, with: "") }
    },
    "W10": {
      let told = RowTeller(rows: 500)
      told.table.layoutIfNeeded()
      told.scroll(to: 3000)
      MemoryWarning.send()
      return ["pool=\(told.table.pool.waiting.values.joined().count)"]
    },
    "W12": {
      let told = RowTeller(rows: 500)
      told.table.layoutIfNeeded()
      let lines = told.said {
        for step in 1...20 { told.scroll(to: CGFloat(step) * 20) }
      }
      // What becomes of one row.
      return lines.compactMap { line in
        if line.hasPrefix("DS.prefetchRowsAt"), line.contains("14") { return "DS.prefetchRowsAt" }
        return ["DS.cellForRow", "DG.willDisplay"].first { line.hasPrefix("\($0)(14)") }
      }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    },
    "W13": {
      var updates = RowUpdates()
      updates.deleted = [IndexPath(row: 0, section: 0)]
      let check = UpdateCheck(updates: updates, before: [20], after: [20])
      return check.complaint == nil ? [] : ["CRASH NSInternalInconsistencyException"]
    },
  ]

  /// As in the published log: rows of 100 points, two of them visible, estimates off.
  private static func sixRows() -> RowTeller {
    let told = RowTeller(rows: 6, of: 100, in: 200)
    told.table.prefetchDataSource = nil
    return told
  }
}
