import Foundation

extension Logbook {
  /// Writes down where a placement run has come to in a track; when this returns it is kept.
  public func record(_ placement: Placement, at time: Date) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.insert(DatedPlacement(placement, at: time))
    }
  }

  /// What counts of each track: the latest placement.
  public func placements() throws(LogbookError) -> [Placement] {
    let all = try reporting { () throws(SQLFailure) in
      try database.datedPlacements().map(\.placement)
    }
    return all.indices.filter { index in
      !all[(index + 1)...].contains { $0.track == all[index].track }
    }.map { all[$0] }
  }
}
