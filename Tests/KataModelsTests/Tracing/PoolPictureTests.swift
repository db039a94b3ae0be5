import KataTrace
import Testing

@Suite("A drawing of a table's cells")
struct PoolPictureTests {
  private static func cell(_ number: Int, _ shows: String...) -> TableSnapshot.Cell {
    .init(name: number == 1 ? "PhotoCell" : "PhotoCell#\(number)", shows: shows)
  }

  private static func row(_ row: Int, _ cell: TableSnapshot.Cell) -> TableSnapshot.Row {
    .init(path: "[0, \(row)]", cell: cell)
  }

  private let before = TableSnapshot(
    name: "TableView", rows: [row(1, cell(2, "Photo 1")), row(2, cell(3, "Photo 2"))],
    waiting: [.init(identifier: "photo", cells: [cell(1, "Photo 0")])])
  private let after = TableSnapshot(
    name: "TableView", rows: [row(2, cell(3, "Photo 2")), row(3, cell(1, "Photo 3", "new"))],
    waiting: [.init(identifier: "photo", cells: [cell(4), cell(2, "Photo 1")])])

  @Test func `has the rows with their cells, and the cells that wait, and marks what is new`() {
    #expect(
      PoolPicture(of: after, since: before, made: 4).text() == """
        TableView
          [0, 2]  PhotoCell#3  Photo 2
        * [0, 3]  PhotoCell    Photo 3, new
        photo: 2 wait
        *         PhotoCell#2  Photo 1  leaves first
        *         PhotoCell#4
        4 cells made
        """)
  }

  @Test func `marks nothing where nothing was before`() {
    let table = TableSnapshot(name: "TableView", rows: [Self.row(0, Self.cell(1))], waiting: [])
    #expect(
      PoolPicture(of: table, made: 1).text() == """
        TableView
          [0, 0]  PhotoCell
        1 cell made
        """)
  }

  @Test func `leaves out rows in the middle where there is no room for all`() {
    let table = TableSnapshot(
      name: "TableView", rows: (0..<20).map { Self.row($0, Self.cell($0 + 1)) }, waiting: [])
    #expect(
      PoolPicture(of: table, made: 20, strokes: .ascii, columns: 30, rows: 8).text() == """
        TableView
          [0, 0]   PhotoCell
          [0, 1]   PhotoCell#2
          [0, 2]   PhotoCell#3
          ~ 15 rows
          [0, 18]  PhotoCell#19
          [0, 19]  PhotoCell#20
        20 cells made
        """)
  }
}
