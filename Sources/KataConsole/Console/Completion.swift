import Foundation

/// What the tab key does to the word before the cursor.
public struct Completion: Sendable, Hashable {
  /// The word as it was typed; empty behind a space.
  public var word: String
  /// What it becomes; nil where it is as long as it can be without a choice.
  public var replacement: String?
  /// What it may still become, for the learner to choose.
  public var choices: [String]

  /// - Parameter candidates: words that the last word of the text may become.
  public init(of text: String, candidates: [String]) {
    word = text.lastWord
    choices = candidates
    let common = candidates.dropFirst().reduce(candidates.first ?? "") {
      $0.commonPrefix(with: $1, options: .caseInsensitive)
    }
    if candidates.count == 1 {
      replacement = common + " "
    } else if common.count > word.count {
      replacement = common
    }
  }
}

extension String {
  /// What stands behind the last space.
  public var lastWord: String {
    lastIndex(of: " ").map { String(self[index(after: $0)...]) } ?? self
  }
}
