/// What a placement run has shown of a track.
public struct Placement: Sendable, Hashable, Codable {
  public var track: String
  /// Katas of lower levels count as known, which is less than solved; 1 where none does.
  public var level: Int

  public init(track: String, level: Int) {
    self.track = track
    self.level = level
  }
}
