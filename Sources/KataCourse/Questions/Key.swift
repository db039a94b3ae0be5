/// What the program of one variant really did; every verdict is measured by it.
public struct Key: Sendable, Hashable, Codable {
  /// The lines of standard output.
  public var printed: [String]
  /// For the form `line`: the numbers of the lines that trap or that the compiler rejects.
  public var lines: [Int]
  /// What the same program prints where a belief is true, by the belief's ID; for the form `line`
  /// the numbers as text. Beliefs whose world prints the same aren't here.
  public var beliefs: [String: [String]]
  /// The channel's records, for pictures.
  public var records: [String]

  public init(
    printed: [String], lines: [Int] = [], beliefs: [String: [String]] = [:],
    records: [String] = []
  ) {
    self.printed = printed
    self.lines = lines
    self.beliefs = beliefs
    self.records = records
  }

  /// For choices, which run nothing.
  public static let unneeded = Key(printed: [])
}
