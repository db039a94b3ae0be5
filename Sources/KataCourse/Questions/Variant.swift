extension Kata {
  /// The kata of one seed: values drawn where there are markers, identifiers renamed in programs,
  /// decoys and the code in prose, options shuffled. Seed 0 is what the author wrote.
  ///
  /// A dealt kata has no markers and no names left, so dealing it again changes no program.
  func dealt(seed: Int) -> Kata {
    var kata = self
    switch kind {
    case .predict(let prediction):
      let renaming = Renaming.drawn(
        from: prediction.names, seed: seed, stream: id.description)
      kata.kind = .predict(prediction.dealt(seed: seed, stream: id.description, renaming))
      kata.rewriteProse(renaming.applied(toProse:))
    case .choose(let choice) where seed != 0:
      var numbers = SeededNumbers(seed: seed, stream: "\(id) options")
      kata.kind = .choose(Choice(options: numbers.shuffled(choice.options)))
    case .choose, .review, .code: break
    }
    return kata
  }

  private mutating func rewriteProse(_ rewrite: (String) -> String) {
    question = rewrite(question)
    hints = hints.map(rewrite)
    why = rewrite(why)
    followUps = followUps.map {
      FollowUp(question: rewrite($0.question), answer: rewrite($0.answer))
    }
  }
}

extension Prediction {
  fileprivate func dealt(seed: Int, stream: String, _ renaming: Renaming) -> Prediction {
    func deal(_ source: String) -> String {
      renaming.applied(to: MarkedProgram(source).dealt(seed: seed, stream: stream))
    }
    var dealt = self
    dealt.template = deal(template)
    dealt.names = [:]
    dealt.decoys = decoys.map(renaming.applied(to:))
    dealt.calls = calls.map(renaming.applied(to:))
    dealt.beliefs = beliefs.map { belief in
      var belief = belief
      belief.says = renaming.applied(toProse: belief.says)
      if case .program(let source) = belief.world { belief.world = .program(deal(source)) }
      return belief
    }
    return dealt
  }
}
