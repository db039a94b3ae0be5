import KataTrace

/// One window when a program had opened it and when the program was at its end.
public struct WindowStory: Sendable, Hashable {
  public let first: ViewSnapshot
  public internal(set) var last: ViewSnapshot
}
