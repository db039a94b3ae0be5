/// A new kata's folder, which loads and is ready to be filled in.
public struct KataScaffold: Sendable {
  public var id: KataID

  public init(_ id: KataID) {
    self.id = id
  }

  /// Makes the folder and its files and names the kata in `course.yaml`; returns the files' paths.
  public func write(into folder: CourseFolder) throws(Problem) -> [String] {
    fatalError("to be written")
  }
}
