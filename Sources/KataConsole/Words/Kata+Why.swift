import KataCourse

extension Kata {
  /// Its *Why*, and below it what that rests on, by the IDs that `uikata rules` shows.
  func why(in words: any Words) -> String {
    grounds.isEmpty ? why : "\(why)\n\n\(words.restsOn(grounds))"
  }
}
