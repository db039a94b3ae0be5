import KataCourse

extension Recorder {
  /// Every kata, a track at a time, with a mark before the solved ones and those that count as known.
  public func list(_ course: Course, _ standing: Standing) -> String {
    let names = course.kataIDs.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    var hasKnown = false
    let tracks = course.tracks.map { track in
      let katas = track.katas.compactMap(course.kata).map { kata in
        let isKnown = standing.counts(asKnown: kata)
        hasKnown = hasKnown || isKnown
        let isSolved = standing.solved.contains(kata.id)
        let mark = isSolved ? style.paint(style.rightMark, .right) : isKnown ? Self.knownMark : " "
        let title = prose(kata.title, indent: names + 6).dropFirst(names + 6)
        return "  \(mark) \(kata.id.name.padded(to: names))  \(title)"
      }
      return ([style.paint(track.title, .heading)] + katas).joined(separator: "\n")
    }
    let legend = hasKnown ? [prose("\(Self.knownMark) \(words.countsAsKnown)")] : []
    return (tracks + legend).joined(separator: "\n\n")
  }

  /// Before katas that count as known.
  private static let knownMark = "~"

  /// How one answers here, as long as one does, and the words that have their place now.
  func help(_ known: [Word], _ question: Question) -> String {
    let names = known.map(\.rawValue.count).max() ?? 0
    let rows = known.map { word in
      let meaning = prose(words.meaning(of: word), indent: names + 4).dropFirst(names + 4)
      return "  \(style.paint(word.rawValue.padded(to: names), .code))  \(meaning)"
    }
    var how = known.contains(.next) ? [] : [prose(words.howToAnswer(question))]
    if known.contains(.done) { how.append(prose(words.reviewScore)) }
    return (how + rows + [prose(words.namesOpen)]).joined(separator: "\n")
  }
}
