import KataCourse

/// All steps of a replay one below the other, for a pipe and for a terminal that can't move its cursor.
struct ReplayList {
  let told: ToldReplay
  let columns: Int

  /// One block of lines for each step. A picture is drawn where it has changed.
  var text: String {
    let replay = told.replay
    let program = Listing(replay.source).lines(style: .plain)
    var last: [String]?
    let blocks = replay.steps.indices.map { index in
      let happening = told.happening(at: index).cut(to: columns - 2, told.style)
      var lines = [told.place(at: index), "  " + happening]
      if let line = replay.steps[index].lines.first, program.indices.contains(line - 1) {
        lines.append("  \(line)  \(program[line - 1])".cut(to: columns, told.style))
      }
      let picture = replay.subject.flatMap {
        told.picture(of: $0, at: index, columns: columns - 2, rows: Self.mostRows)
      }
      if let picture, picture != last { lines += picture.map { $0.isEmpty ? "" : "  " + $0 } }
      last = picture ?? last
      return lines.joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n")
  }

  private static let mostRows = 24
}
