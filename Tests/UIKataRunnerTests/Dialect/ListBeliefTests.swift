import Foundation
import KataCourse
import Testing

/// What a program prints under the rules that a false belief about lists amounts to.
@Suite struct `A belief about lists` {
  private static let source = """
    import KataStage
    import UIKit
    final class PhotoCell: UITableViewCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        ready += 1
      }
    }
    final class Feed: NSObject, UITableViewDataSource, UITableViewDelegate {
      var made: [UITableViewCell] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: path)
        if !made.contains(cell) { made.append(cell) }
        if path.row == 100 { print("left over:", cell.textLabel?.text ?? "nothing") }
        cell.textLabel?.text = "row"
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        print("selected", path)
      }
    }
    var ready = 0
    let feed = Feed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.register(PhotoCell.self, forCellReuseIdentifier: "photo")
    table.rowHeight = 200
    table.dataSource = feed
    table.delegate = feed
    let stage = Stage(table)
    for row in [50, 100, 150] {
      table.contentOffset.y = CGFloat(row) * 200
      stage.settle()
      print("at \\(row):", feed.made.count, ready)
    }
    let first = table.visibleCells.map { feed.made.firstIndex(of: $0)! }
    table.reloadData()
    stage.settle()
    let second = table.visibleCells.map { feed.made.firstIndex(of: $0)! }
    print("reloaded:", first, second, feed.made.count)
    table.scrollToRow(at: IndexPath(row: 140, section: 0), at: .top, animated: false)
    stage.settle()
    table.contentOffset.y += 300
    stage.settle()
    stage.memoryWarning()
    table.contentOffset.y += 8000
    stage.settle()
    print("in the end:", feed.made.count)
    table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .none)
    """

  private static let truth = [
    "at 50: 8 0", "left over: row", "at 100: 8 4", "at 150: 8 8",
    "reloaded: [7, 6, 5, 4] [4, 5, 6, 7] 8", "in the end: 13",
  ]

  @Test func `is none where nothing is said`() async throws {
    let run = try await Model.run(Program(source: Self.source))
    #expect(run.output.split(separator: "\n").map(String.init) == Self.truth)
  }

  /// The lines that a belief changes.
  @Test(arguments: [
    (
      #"{"lists": {"poolOrder": "noPool"}}"#,
      [
        "left over: nothing", "at 100: 12 0", "at 150: 16 0",
        "reloaded: [12, 13, 14, 15] [16, 17, 18, 19] 20", "in the end: 31",
      ]
    ),
    (
      #"{"lists": {"poolOrder": "firstFirst"}}"#,
      ["reloaded: [4, 5, 6, 7] [0, 1, 2, 3] 8"]
    ),
    (#"{"lists": {"preparesWhen": "leaving"}}"#, ["at 50: 8 4", "at 100: 8 8", "at 150: 8 12"]),
    (#"{"lists": {"reuseKeepsContent": false}}"#, ["left over: nothing"]),
    (#"{"lists": {"reloadPoolsCells": false}}"#, ["reloaded: [7, 6, 5, 4] [7, 6, 5, 4] 8"]),
    (#"{"lists": {"memoryWarningEmptiesPool": false}}"#, ["in the end: 11"]),
    (#"{"lists": {"codeSelectsSilently": false}}"#, ["selected [0, 7]"]),
  ])
  func `changes what hangs on it`(rules: String, changed: [String]) async throws {
    let run = try await Model.run(Program(source: Self.source), rules: rules)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { !Self.truth.contains($0) } == changed)
  }
}
