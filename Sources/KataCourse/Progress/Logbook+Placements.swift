import Foundation

extension Logbook {
  /// Writes down where a placement run has come to in a track; when this returns it is kept.
  public func record(_ placement: Placement, at time: Date) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.run(
        "INSERT INTO placement (track, level, time) VALUES (?, ?, ?)", .text(placement.track),
        .integer(placement.level), .real(time.timeIntervalSince1970))
    }
  }

  /// What counts of each track: the latest placement.
  public func placements() throws(LogbookError) -> [Placement] {
    try reporting { () throws(SQLFailure) in
      try database.rows(
        """
        SELECT track, level FROM placement
        WHERE id IN (SELECT max(id) FROM placement GROUP BY track) ORDER BY id
        """,
        read: { row in row.text(0).map { Placement(track: $0, level: row.integer(1)) } }
      ).compactMap { $0 }
    }
  }
}
