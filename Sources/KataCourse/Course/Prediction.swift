/// What does this program print?
public struct Prediction: Sendable {
  public var form: AnswerForm
  /// `Program.swift` as it stands in the folder, markers included.
  public var template: String
  /// Identifiers that a variant renames, each with the names it may get.
  public var names: [String: [String]]
  /// Lines that are offered beside the printed ones and are never printed.
  public var decoys: [String]
  /// For the form `calls`: what the learner may write, as `basket.wash(_:times:)`.
  public var calls: [String]
  public var beliefs: [Belief]
  /// Numbers count as equal within this × max(1, |printed|).
  public var tolerance: Double
  public var isolation: Isolation

  public init(
    form: AnswerForm, template: String, names: [String: [String]] = [:], decoys: [String] = [],
    calls: [String] = [], beliefs: [Belief] = [], tolerance: Double = 0.001,
    isolation: Isolation = .nonisolated
  ) {
    self.form = form
    self.template = template
    self.names = names
    self.decoys = decoys
    self.calls = calls
    self.beliefs = beliefs
    self.tolerance = tolerance
    self.isolation = isolation
  }
}

/// How a prediction is given.
public enum AnswerForm: String, Sendable, Codable, CaseIterable {
  /// Every printed line, typed.
  case lines
  /// The printed lines, shuffled and lettered among decoys.
  case order
  /// The output with gaps, one value a line.
  case blanks
  /// The numbers of the source lines that trap, or that the compiler rejects.
  case line
  /// Lines of the program, calls that make it print what is wanted.
  case calls
}

/// A false idea of UIKit that some wrong answers come from.
public struct Belief: Sendable {
  public var id: String
  /// What to say to the learner who holds it; Markdown.
  public var says: String
  public var world: World

  /// Where the belief would be true.
  public enum World: Sendable {
    /// The same program under changed rules: a JSON overlay.
    case rules(String)
    /// Another program, `Beliefs/NAME.swift`.
    case program(String)
  }

  public init(id: String, says: String, world: World) {
    self.id = id
    self.says = says
    self.world = world
  }
}

/// Which isolation a program's declarations have by default.
public enum Isolation: String, Sendable, Codable, CaseIterable {
  case nonisolated
  /// Main actor by default and `NonisolatedNonsendingByDefault`, as new Xcode 26 projects.
  case approachable
  /// The language mode before Swift 6, in which the compiler leaves much of isolation unchecked.
  case swift5
}
