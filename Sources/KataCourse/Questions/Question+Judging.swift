extension Question {
  /// Measures an answer, which may be several lines, by what the program did.
  ///
  /// - Parameter key: `Key.unneeded` for a choice.
  /// - Throws: where the text can't be read as an answer to this question; that counts as no try.
  public func judge(_ answer: String, by key: Key) throws(UnreadableAnswer) -> Verdict {
    fatalError("to be written")
  }
}
