/// What happens while a course is checked or recorded.
public enum CheckEvent: Sendable, Hashable {
  case began(katas: Int)
  case found(Problem)
  /// A file of `Expected/` was written anew, by its path.
  case recorded(String)
  /// A kata is done with, `done` of all.
  case finished(KataID, done: Int, of: Int)
}
