/// Whether what is said about the output is so.
extension KataCheck {
  /// Callbacks quoted as code occur: in the output, or in a hint among what is offered.
  func quoteProblems(_ sample: Sample) -> [Problem] {
    let printed = sample.outcome.printed.compactMap(Callback.init)
    let offered = printed + sample.prediction.decoys.compactMap(Callback.init)
    let hints = zip(sample.kata.hints, kata.places.hints).flatMap { hint, line in
      problems(in: hint, from: line, known: offered, names: offered) { quoted in
        "a callback in a hint is among the lines to choose from, and '\(quoted)' isn't"
      }
    }
    return hints
      + problems(in: sample.kata.why, from: kata.places.why, known: printed, names: offered) {
        "a callback in the 'Why' is printed, and '\($0)' isn't"
      }
  }

  private func problems(
    in prose: String, from line: Int, known: [Callback], names: [Callback],
    _ message: (String) -> String
  ) -> [Problem] {
    let heads = Set(known.map(\.head))
    let names = Set(names.map(\.name))
    return MarkdownBlocks(prose).codeSpans.compactMap { span in
      guard let quoted = Callback(span.text), names.contains(quoted.name),
        !heads.contains(quoted.head)
      else { return nil }
      return problem(
        message(span.text), at: Place(path: kata.places.page, line: line + span.line - 1),
        note: quoted.head.hasSuffix(".deinit")
          ? "what is bound at top level is never deinitialised" : nil)
    }
  }

  /// A finding's own words, as a remark, meet that finding and no other.
  func findingProblems(_ review: Review) -> [Problem] {
    let matcher = RemarkMatcher(review)
    let asides = review.asides.compactMap { aside -> Problem? in
      if case .aside(aside) = matcher.match(Remark(text: aside.says)) { return nil }
      return problem(
        "an item of 'also' is met by its own words, and by no finding's",
        at: Place(path: kata.places.page), note: "not so '\(aside.says)'")
    }
    return asides
      + review.findings.compactMap { finding in
        let remark = Remark(place: finding.lines.first, text: "\(finding.title). \(finding.why)")
        if case .one(let met, explains: true) = matcher.match(remark), met.id == finding.id {
          return nil
        }
        return problem(
          "the finding '\(finding.id)' is met by its own words", at: Place(path: kata.places.page),
          note:
            "its title and text hold a word of each group of 'concepts', and of no other finding's")
      }
  }
}

extension Callback {
  /// Whom it is sent to.
  var name: Substring { head.prefix { $0 != "." } }
}
