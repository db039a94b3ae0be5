import KataModels

extension Stage {
  /// The network that every stage of the program shares: what each URL answers, and what was asked.
  public var network: StagedNetwork { .shared }

  /// The same, before there is a stage: for what a root controller loads at once.
  public static var network: StagedNetwork { .shared }
}
