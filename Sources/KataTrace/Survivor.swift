/// A screen that is alive at the end of a program although no window shows it.
public struct Survivor: Codable, Sendable, Hashable {
  public var name: String
  /// Who keeps it alive: from what runs the program to the screen itself, such as
  /// `["RunLoop.main", "Timer", "Detail"]`; empty where only the program's own variables and tasks do.
  public var owners: [String]

  public init(name: String, owners: [String]) {
    self.name = name
    self.owners = owners
  }
}
